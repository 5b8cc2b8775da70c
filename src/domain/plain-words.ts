/** A text's words as a search compares them: lower case, no accents or punctuation, one kind of apostrophe. */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .split(/[\s,;:!?()]+|\.(?=\s|$)/)
    .filter(Boolean);
}
