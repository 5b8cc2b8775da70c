import type { Submission } from './submission';

const TYPED = ['name', 'email', 'message'] as const;

/**
 * Whether a form's new submission is the refused one with a single field corrected. If more has changed, it may be
 * another person or another enquiry, and both are kept.
 */
export function isSameEnquiry(refused: Submission, next: Submission): boolean {
  if (refused.table !== 'contacts' || next.table !== 'contacts') return true;
  return TYPED.filter((field) => refused[field] !== next[field]).length <= 1;
}
