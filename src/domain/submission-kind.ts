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

const LEADS: Record<string, SubmissionKind> = {
  whatsapp: 'chat',
  call: 'call',
  viewing: 'viewing',
};

export function kindOf(submission: Submission): SubmissionKind {
  switch (submission.table) {
    case 'contacts':
      return submission.kind === 'tour' || submission.kind === 'video' ? 'tour' : 'enquiry';
    case 'newsletter_subscribers':
      return 'newsletter';
    case 'property_watchers':
      return 'watch';
    case 'leads':
      return LEADS[submission.source] ?? 'enquiry';
  }
}
