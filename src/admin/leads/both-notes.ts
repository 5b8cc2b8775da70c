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
