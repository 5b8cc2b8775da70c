import { parse } from 'yaml';
import * as z from 'zod/mini';
import { FrontmatterSchema, readingTimeFault } from '../../src/domain/article.ts';

// zod's mini build has no messages without a locale.
z.config(z.locales.en());

/** A parsed article file. */
export type ArticleSource = {
  slug: string;
  frontmatter: ReturnType<typeof FrontmatterSchema.parse>;
};

const FRONTMATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** The names of the site's pictures, and the ids of its statements of law and tax. */
type Known = { pictures: Set<string>; facts: Set<string> };

/**
 * Parses an article's frontmatter (YAML) and text.
 * @returns the article, or its faults, one line per field
 */
export function readArticle(
  slug: string,
  file: string,
  known: Known,
): { article: ArticleSource } | { faults: string[] } {
  const [, head, body] = FRONTMATTER.exec(file) ?? [];
  if (head === undefined || body === undefined) return { faults: ['has no frontmatter'] };
  let fields: unknown;
  try {
    fields = parse(head);
  } catch (error) {
    return { faults: [`frontmatter: ${error instanceof Error ? error.message : error}`] };
  }
  const parsed = FrontmatterSchema.safeParse(fields);
  if (!parsed.success) {
    return {
      faults: parsed.error.issues.map((issue) => {
        const names = issue.code === 'unrecognized_keys' ? issue.keys : issue.path;
        return `${names.join('.') || 'frontmatter'}: ${issue.message}`;
      }),
    };
  }
  const { data } = parsed;
  const faults = [
    readingTimeFault(data.readMinutes, countWords(body)),
    known.pictures.has(data.picture) ? undefined : `picture: There is no ${data.picture}.`,
    ...(['changes', 'facts'] as const).flatMap((field) =>
      (data[field] ?? [])
        .filter((id) => !known.facts.has(id))
        .map((id) => `${field}: facts.yaml has no ${id}.`),
    ),
  ].filter((fault) => fault !== undefined);
  return faults.length > 0 ? { faults } : { article: { slug, frontmatter: data } };
}

/** The words a reader sees, without Markdown syntax, link targets and table rules. */
export function countWords(markdown: string): number {
  return markdown
    .replace(/\]\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
