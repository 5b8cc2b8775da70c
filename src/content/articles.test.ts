import { describe, expect, it } from 'vitest';
import { relatedTo } from '../domain/article-list';
import { articleSlugs } from './article-slugs.generated';
import { articles, listedArticles } from './articles.generated';

describe('the articles', () => {
  const listed = articles.filter((one) => one.listed);

  it('have the specified addresses, and the right ones are listed', () => {
    expect(articles.map(({ slug }) => slug)).toEqual(articleSlugs);
    expect(listedArticles).toEqual(listed);
  });

  it('are featured, three of those that are listed', () => {
    expect(listed.filter((one) => one.featured)).toHaveLength(3);
  });

  it('link to unlisted ones as related articles', () => {
    const next = listed.flatMap((one) => relatedTo(one, articles, 3));
    for (const hidden of articles.filter((one) => !one.listed)) expect(next).toContain(hidden);
  });
});
