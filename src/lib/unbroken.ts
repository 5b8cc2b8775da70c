/** Keeps numbers with their units where a line ends: `840 sq ft`. For our own short texts; specified ones stay letter by letter. */
export function unbroken(text: string): string {
  return text
    .replace(/(\d) (?=(sqm|sq ft|months?|minutes?|bedrooms?)\b)/g, '$1\u00a0')
    .replace(/\bsq ft\b/g, 'sq\u00a0ft');
}
