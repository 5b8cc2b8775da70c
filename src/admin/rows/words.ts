import { capitalized, grouped } from '../../lib/english';

const SOURCE_WORDS: Record<string, string> = {
  contact_form: 'Contact form',
  newsletter: 'Newsletter',
  whatsapp: 'WhatsApp',
  call: 'Phone call',
  viewing: 'Viewing',
};

/** The sources that the site itself sets. */
export const SOURCES = Object.keys(SOURCE_WORDS);

/** Returns the name of a source; a campaign's is made readable. */
export function sourceWords(source: string): string {
  const known = Object.hasOwn(SOURCE_WORDS, source) ? SOURCE_WORDS[source] : undefined;
  if (known !== undefined) return known;
  return capitalized(source.replaceAll('_', ' '));
}

/** Formats a count with its noun: `1 lead`, `1,200 leads`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/**
 * Says where a list ends before its end: "Showing the newest 100 of 312."; empty if it contains everything.
 * @param rows each with how many there are in all
 */
export function partWords(
  which: 'newest' | 'first',
  rows: readonly { total?: number | undefined }[],
): string {
  const total = rows[0]?.total ?? 0;
  return total > rows.length
    ? `Showing the ${which} ${grouped(rows.length)} of ${grouped(total)}.`
    : '';
}

/** Returns the beginning of a text on one line, for a row. Counts code points, so that none is cut in half. */
export function beginningOf(whole: string, length: number): string {
  const text = whole.trim().replace(/\s*\n\s*/g, ' · ');
  if (text.length <= length) return text;
  return `${[...text.slice(0, length * 2)].slice(0, length).join('')}…`;
}
