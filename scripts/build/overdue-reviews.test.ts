import { expect, it } from 'vitest';
import type { ArticleSource } from './article-source.ts';
import { overdueReviews } from './overdue-reviews.ts';

const article = (slug: string, reviewedOn: string) =>
  ({ slug, frontmatter: { reviewedOn } }) as ArticleSource;

it('an article reviewed more than twelve months ago is named, with its file and what to do', () => {
  const articles = [
    article('old', '2025-11-24'),
    article('a-year-ago', '2025-11-25'),
    article('new', '2026-11-25'),
  ];
  expect(overdueReviews(articles, '2026-11-25')).toEqual([
    'src/content/articles/old.mdx was last reviewed on 2025-11-24: check its facts, then set reviewedOn.',
  ]);
});

it('a review on 29 February lasts until the end of the next February', () => {
  const articles = [article('leap', '2028-02-29')];
  expect(overdueReviews(articles, '2029-02-28')).toEqual([]);
  expect(overdueReviews(articles, '2029-03-01')).toHaveLength(1);
});
