import type { Submission } from './submission';

const TYPED = ['name', 'email', 'message'] as const;

/**
 * Whether what a form sends now is what was refused before, mended: whoever typed all of an enquiry anew is somebody else.
 * An address alone tells nothing of that.
 */
export function isMended(refused: Submission, next: Submission): boolean {
  if (refused.table !== 'contacts' || next.table !== 'contacts') return true;
  return TYPED.some((field) => refused[field] === next[field]);
}
