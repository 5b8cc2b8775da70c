/**
 * A text's words in the form a search compares: lower case, without accents or surrounding punctuation, and with one
 * kind of apostrophe (phones type a different one from the one we print).
 */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .split(/[\s,;:!?()]+|\.(?=\s|$)/)
    .filter(Boolean);
}
