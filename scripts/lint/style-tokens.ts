/** Values that a sheet has to take from `src/styles/theme.css`, and patterns that match literal ones. */
const LITERALS: [what: string, pattern: RegExp][] = [
  ['font size', /font-size:(?!\s*(--theme\(--text-|inherit\b))[^;}]+/g],
  ['z-index', /z-index:(?!\s*(--theme\(--z-index-|auto\b))[^;}]+/g],
  ['breakpoint', /@(media|container)[^{;]*\d(px|r?em)\b[^{;]*/g],
];

/** The same in the class names of components. */
const CLASSES: [what: string, pattern: RegExp][] = [
  ['font size', /(?<![\w-])text-\[[\d.]+\w*\]/g],
  ['z-index', /(?<![\w-])-?z-(\d|\[)[^\s'"`]*/g],
  ['breakpoint', /(?<![\w-])(min|max)-\[[^\s'"`]*/g],
];

/** Finds literal sizes, layers and breakpoints in a file. */
export function literalsIn(text: string, kind: 'css' | 'tsx'): string[] {
  const patterns = kind === 'css' ? LITERALS : CLASSES;
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return patterns.flatMap(([what, pattern]) =>
    [...plain.matchAll(pattern)].map(([found]) => `${what}: ${found.trim()}`),
  );
}
