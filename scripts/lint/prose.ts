const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });
const words = new Intl.Segmenter('en-GB', { granularity: 'word' });

/** The paragraphs, headings, list items and table cells of a Markdown text, without its frontmatter and its marks. */
export function paragraphsOf(markdown: string): string[] {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[*_[\]]|^[#>\s]+|^(?:-|\d+\.) /gm, '')
    .split(/[\n|]+/)
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line));
}

/** The sentences of a paragraph. */
export function sentencesOf(paragraph: string): string[] {
  return [...sentences.segment(paragraph)].map(({ segment }) => segment.trim());
}

/** The words of a paragraph, numbers included. */
export function wordsOf(paragraph: string): string[] {
  return [...words.segment(paragraph)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  );
}
