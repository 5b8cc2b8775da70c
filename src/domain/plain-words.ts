/**
 * The words of a text as a search compares them: small letters without accents, one kind of apostrophe (phones type
 * another one than we print), and no punctuation around them.
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
