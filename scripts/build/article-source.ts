import { FrontmatterSchema, readingTimeFault } from '../../src/domain/article.ts';

/** An article's file, taken apart. */
export type ArticleSource = {
  slug: string;
  frontmatter: ReturnType<typeof FrontmatterSchema.parse>;
};

const FRONTMATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/**
 * Reads the frontmatter and the text of an article's file. Each line of the frontmatter is a name and a JSON value,
 * which is YAML as well.
 * @returns the article, or what is wrong with it: the field and the fault, a line each
 */
export function readArticle(
  slug: string,
  file: string,
  pictures: Set<string>,
): { article: ArticleSource } | { faults: string[] } {
  const [, head, body] = FRONTMATTER.exec(file) ?? [];
  if (head === undefined || body === undefined) return { faults: ['has no frontmatter'] };
  let fields: Record<string, unknown>;
  try {
    fields = Object.fromEntries(head.split('\n').map(field));
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)] };
  }
  const parsed = FrontmatterSchema.safeParse(fields);
  if (!parsed.success) {
    return {
      faults: parsed.error.issues.map((issue) => {
        const names = issue.code === 'unrecognized_keys' ? issue.keys : issue.path;
        return `${names.join('.')}: ${issue.message} (${issue.code})`;
      }),
    };
  }
  const { data } = parsed;
  const faults = [
    readingTimeFault(data.readMinutes, countWords(body)),
    pictures.has(data.picture) ? undefined : `picture: There is no ${data.picture}.`,
  ].filter((fault) => fault !== undefined);
  return faults.length > 0 ? { faults } : { article: { slug, frontmatter: data } };
}

function field(line: string): [string, unknown] {
  const [, name, value] = /^(\w+): (.+)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`frontmatter: "${line}"`);
  try {
    return [name, JSON.parse(value)];
  } catch {
    throw new Error(`${name}: ${value} is no JSON value (texts stand in double quotes).`);
  }
}

/** The words that a reader sees: Markdown's signs, links' targets and table rules are none. */
export function countWords(markdown: string): number {
  return markdown
    .replace(/\]\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
