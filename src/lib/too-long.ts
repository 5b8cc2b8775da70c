import { grouped } from './english';

/** What is said of a text that is longer than what can be stored; undefined if it is not. */
export function tooLong(text: string, most: number): string | undefined {
  const extra = text.trim().length - most;
  if (extra <= 0) return undefined;
  return `Please shorten this by ${grouped(extra)} ${extra === 1 ? 'character' : 'characters'}: the limit is ${grouped(most)}.`;
}
