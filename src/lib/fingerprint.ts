/** Returns a short hash of a text (FNV-1a, 32 bits). The text can't be recovered from it. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Ten thousand Nigerian numbers share each mark: it tells a number from a day's others, and doesn't give it away. */
const MARKS = 2 ** 20;

/** Returns what is kept of a number, in E.164, once the number itself is erased. */
export const phoneMark = (phone: string): number => Number.parseInt(fingerprint(phone), 36) % MARKS;
