import type { Submission } from './submission';

const TYPED = ['name', 'email', 'message'] as const;

/**
 * Whether what a form sends now is what was refused before, with one thing mended. Where more has changed it may be another
 * person, or another enquiry: then both are kept.
 */
export function isMended(refused: Submission, next: Submission): boolean {
  if (refused.table !== 'contacts' || next.table !== 'contacts') return true;
  return TYPED.filter((field) => refused[field] !== next[field]).length <= 1;
}
