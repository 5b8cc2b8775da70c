import type { Submission } from './submission';

/** What kind of submission it is to its sender; several kinds share a table. */
export type SubmissionKind = 'enquiry' | 'tour' | 'newsletter' | 'watch' | 'chat' | 'viewing';

/** A tour request is a contact whose message starts with this line. */
const TOUR_HEADING = 'Tour Request';

export function kindOf(submission: Submission): SubmissionKind {
  switch (submission.table) {
    case 'contacts':
      return submission.message.startsWith(TOUR_HEADING) ? 'tour' : 'enquiry';
    case 'newsletter_subscribers':
      return 'newsletter';
    case 'property_watchers':
      return 'watch';
    case 'leads':
      if (submission.source === 'viewing') return 'viewing';
      return submission.source === 'whatsapp' ? 'chat' : 'enquiry';
  }
}
