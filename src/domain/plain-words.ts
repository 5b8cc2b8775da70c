import { folded } from '../lib/folded.ts';

/** A text's words as a search compares them: folded, and without punctuation. */
export function plainWords(text: string): string[] {
  return folded(text)
    .split(/[\s,;:!?()]+|\.(?=\s|$)/)
    .filter(Boolean);
}
