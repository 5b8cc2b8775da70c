const FINISHED = '<div data-finished=';

/**
 * Removes React's separators between texts from the parts of a page that stay as they are (`src/pages/finished.tsx`): only
 * hydration reads them.
 */
export function withoutSeparators(html: string): string {
  const start = html.indexOf(FINISHED);
  if (start < 0) return html;
  const end = endOfPart(html, start);
  const part = html.slice(start, end).replaceAll('<!-- -->', '');
  return html.slice(0, start) + part + withoutSeparators(html.slice(end));
}

/** Where the element that starts there ends. */
function endOfPart(html: string, start: number): number {
  let depth = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<div[\s>]|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) return start + index + tag.length;
  }
  throw new Error('A part of a page that only the build renders has no end.');
}
