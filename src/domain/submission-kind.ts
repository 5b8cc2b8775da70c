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

/** A tour is a contact, or a lead if its visitor left only a number. */
const asked = (kind: string | null | undefined) =>
  kind === 'tour' || kind === 'video' ? 'tour' : 'enquiry';

export function kindOf(submission: Submission): SubmissionKind {
  switch (submission.table) {
    case 'contacts':
      return asked(submission.kind);
    case 'newsletter_subscribers':
      return 'newsletter';
    case 'property_watchers':
      return 'watch';
    case 'leads':
      return LEADS[submission.source] ?? asked(submission.kind);
  }
}
