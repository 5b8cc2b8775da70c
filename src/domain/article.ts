import * as z from 'zod/mini';
import { ARTICLE_CATEGORIES } from './article-category.ts';
import type { Picture } from './picture';

const words = z.string().check(z.trim(), z.minLength(1));

/** What stands above an article's text, in its file. */
export const FrontmatterSchema = z.strictObject({
  title: words.check(z.maxLength(70)),
  excerpt: words.check(z.minLength(100), z.maxLength(170)),
  category: z.enum(ARTICLE_CATEGORIES),
  date: z.iso.date(),
  readMinutes: z.int().check(z.minimum(1), z.maximum(20)),
  author: words,
  /** Names one of the site's pictures. */
  picture: words,
  /** Shown in the blog's carousel. */
  featured: z.boolean(),
  /** Stands in the blog's list; the others are found from related pages. */
  listed: z.boolean(),
});

type Frontmatter = z.infer<typeof FrontmatterSchema>;

/** What lists and pages know of an article; its text is a module of its own. */
export type Article = Omit<Frontmatter, 'picture'> & { slug: string; picture: Picture };

/** Words a minute that people read at. */
const READING_SPEED = 200;
/** A stated minute may be this many words off. */
const TOLERANCE_WORDS = 80;

/** What is wrong with the reading time that an article states. */
export function readingTimeFault(readMinutes: number, wordCount: number): string | undefined {
  const stated = readMinutes * READING_SPEED;
  if (Math.abs(wordCount - stated) <= TOLERANCE_WORDS) return undefined;
  return `readMinutes: ${wordCount} words take ${(wordCount / READING_SPEED).toFixed(1)} minutes, not ${readMinutes}.`;
}
