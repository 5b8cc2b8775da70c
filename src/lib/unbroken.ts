/** Keeps numbers with their units, and ranges in one piece, wherever a line ends: `3,229–6,458 sq ft`. */
export function unbroken(text: string): string {
  return text
    .replace(/(\d) (?=(sqm|sq ft|months?|minutes?|bedrooms?)\b)/g, '$1\u00a0')
    .replace(/\bsq ft\b/g, 'sq\u00a0ft')
    .replace(/(\d[Mk]?)–(?=[₦£$]?\d)/g, '$1–\u2060');
}
