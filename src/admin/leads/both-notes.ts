import { LIMIT } from '../../domain/field-rules';

/** Two people's notes in one text, the stored ones first, without repeating lines that both contain. */
export function bothNotes(theirs: string, mine: string): string {
  const [stored, own] = [theirs.trim(), mine.trim()];
  if (holdsLines(own, stored)) return own;
  if (holdsLines(stored, own)) return stored;
  return `${stored}\n\n${own}`;
}

/** Whether the text contains these as whole lines: "OK" is not in "OKed it". */
function holdsLines(text: string, lines: string): boolean {
  return lines === '' || `\n${text}\n`.includes(`\n${lines}\n`);
}

/** Whether both together fit into the column. */
export function canKeepBoth(theirs: string, mine: string): boolean {
  return [...bothNotes(theirs, mine)].length <= LIMIT.notes;
}
