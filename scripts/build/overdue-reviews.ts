import type { ArticleSource } from './article-source.ts';

/** One line for each article whose facts were last checked more than twelve months ago, with what to do about it. */
export function overdueReviews(articles: ArticleSource[], today: string): string[] {
  return articles
    .filter(({ frontmatter }) => yearAfter(frontmatter.reviewedOn) < today)
    .map(
      ({ slug, frontmatter }) =>
        `src/content/articles/${slug}.mdx was last reviewed on ${frontmatter.reviewedOn}: check its facts, then set reviewedOn.`,
    );
}

/** The same day of the next year; days are compared as texts, so it may be 29 February of any year. */
function yearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
