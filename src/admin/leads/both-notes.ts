import type { Change } from '../../domain/change';
import { LIMIT } from '../../domain/field-rules';

/** Two people's notes in one text, the one that is stored already first. Nothing is said twice. */
export function bothNotes(theirs: string, mine: string): string {
  const [stored, own] = [theirs.trim(), mine.trim()];
  if (holdsLines(own, stored)) return own;
  if (holdsLines(stored, own)) return stored;
  return `${stored}\n\n${own}`;
}

/** Whether a text is there whole, from the start of a line to the end of one: "OK" is not in "OKed it". */
function holdsLines(text: string, lines: string): boolean {
  return lines === '' || `\n${text}\n`.includes(`\n${lines}\n`);
}

/** Whether both fit into the column together. */
export function canKeepBoth(theirs: string, mine: string): boolean {
  return [...bothNotes(theirs, mine)].length <= LIMIT.notes;
}

/** Adds a colleague's notes to a change that would have replaced them. */
export function withTheirNotes(theirs: string): (change: Change) => Change {
  return (change) =>
    change.action === 'notes'
      ? { ...change, value: bothNotes(theirs, change.value ?? '') }
      : change;
}
