import type { Submission } from './submission';

/** What kind of submission it is to its sender; several kinds share a table. */
export type SubmissionKind =
  | 'enquiry'
  | 'tour'
  | 'newsletter'
  | 'watch'
  | 'chat'
  | 'call'
  | 'viewing';

/** The first line of a tour request's message. Only entries of earlier releases are told by it. */
const TOUR_HEADING = 'Tour Request';

const LEADS: Record<string, SubmissionKind> = {
  whatsapp: 'chat',
  call: 'call',
  viewing: 'viewing',
};

export function kindOf(submission: Submission): SubmissionKind {
  switch (submission.table) {
    case 'contacts':
      return isTour(submission) ? 'tour' : 'enquiry';
    case 'newsletter_subscribers':
      return 'newsletter';
    case 'property_watchers':
      return 'watch';
    case 'leads':
      return LEADS[submission.source] ?? 'enquiry';
  }
}

function isTour({ kind, message }: Extract<Submission, { table: 'contacts' }>): boolean {
  return kind ? kind === 'tour' : message.startsWith(TOUR_HEADING);
}
