import { LIMIT } from '../../domain/field-rules';

/** Merges two people's notes, the stored ones first, without repeating lines that both contain. */
export function bothNotes(theirs: string, mine: string): string {
  const [stored, own] = [theirs.trim(), mine.trim()];
  if (holdsLines(own, stored)) return own;
  if (holdsLines(stored, own)) return stored;
  return `${stored}\n\n${own}`;
}

/** Whether the text contains these whole lines: "OK" is not in "OKed it". */
function holdsLines(text: string, lines: string): boolean {
  return lines === '' || `\n${text}\n`.includes(`\n${lines}\n`);
}

/** Whether both texts together fit into the column. */
export function canKeepBoth(theirs: string, mine: string): boolean {
  return [...bothNotes(theirs, mine)].length <= LIMIT.notes;
}
