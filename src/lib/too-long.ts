/** What is said of a text that is longer than what can be stored; undefined if it is not. */
export function tooLong(text: string, most: number): string | undefined {
  const extra = text.trim().length - most;
  if (extra <= 0) return undefined;
  const [few, room] = [extra, most].map((count) => count.toLocaleString('en-GB'));
  return `Please shorten this by ${few} ${extra === 1 ? 'character' : 'characters'}: there is room for ${room}.`;
}
