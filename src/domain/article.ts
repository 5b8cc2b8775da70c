import * as z from 'zod/mini';
import { ARTICLE_CATEGORIES } from './article-list.ts';
import type { Picture } from './picture';
import { words } from './words.ts';

const ids = z.optional(z.array(words).check(z.minLength(1)));

export const FrontmatterSchema = z.strictObject({
  title: words.check(z.maxLength(70)),
  excerpt: words.check(z.minLength(100), z.maxLength(170)),
  category: z.enum(ARTICLE_CATEGORIES),
  date: z.iso.date(),
  /** The day on which it was last checked and brought up to date. */
  reviewedOn: z.iso.date(),
  /** The statements in `facts.yaml` that have changed since it was published. */
  changes: ids,
  /** The others that it rests on. */
  facts: ids,
  readMinutes: z.int().check(z.minimum(1), z.maximum(20)),
  author: words,
  /** The name of one of the site's pictures. */
  picture: words,
  /** Shown in the blog's carousel. */
  featured: z.boolean(),
  /** Shown in the blog's list. Other articles are reached from related pages. */
  listed: z.boolean(),
});

type Frontmatter = z.infer<typeof FrontmatterSchema>;

/** An article as lists and pages use it. Its text is a separate module. */
export type Article = Omit<Frontmatter, 'picture' | 'changes' | 'facts'> & {
  slug: string;
  picture: Picture;
};

/** Average reading speed in words per minute. */
const READING_SPEED = 200;
/** How far a word count may be off the stated reading time. */
const TOLERANCE_WORDS = 80;

/** Checks the reading time that an article states; returns what is wrong with it. */
export function readingTimeFault(readMinutes: number, wordCount: number): string | undefined {
  const stated = readMinutes * READING_SPEED;
  if (Math.abs(wordCount - stated) <= TOLERANCE_WORDS) return undefined;
  return `readMinutes: ${wordCount} words take ${(wordCount / READING_SPEED).toFixed(1)} minutes, not ${readMinutes}.`;
}
