import type { Submission } from './submission';

const TYPED = ['name', 'email', 'message'] as const;

/** Whether only one field of the refused submission was corrected. Otherwise it may be another enquiry: keep both. */
export function isSameEnquiry(refused: Submission, next: Submission): boolean {
  if (refused.table !== 'contacts' || next.table !== 'contacts') return true;
  return TYPED.filter((field) => refused[field] !== next[field]).length <= 1;
}
