import { describe, expect, it } from 'vitest';
import { ARTICLE_CATEGORIES } from '../domain/article-category';
import { categoryCounts, relatedTo } from '../domain/article-list';
import { articleSlugs } from './article-slugs.generated';
import { articles, listedArticles } from './articles.generated';

describe('the articles', () => {
  const listed = articles.filter((one) => one.listed);

  it('have their addresses and their places in the list', () => {
    expect(articles.map(({ slug }) => slug)).toEqual(articleSlugs);
    expect(listedArticles).toEqual(listed);
  });

  it('are fourteen at the least, of which twelve are listed, and three of those featured', () => {
    expect(articles.length).toBeGreaterThanOrEqual(14);
    expect(listed).toHaveLength(articles.length - 2);
    expect(listed.filter((one) => one.featured)).toHaveLength(3);
  });

  it('fill the six categories of the list; sustainability is reached from elsewhere', () => {
    const counts = categoryCounts(listed);
    expect(counts.map(({ category }) => category)).toEqual(ARTICLE_CATEGORIES.slice(0, -1));
    for (const { category, count } of counts) {
      expect(count, category).toBeGreaterThanOrEqual(2);
    }
    expect(articles.filter((one) => !one.listed).map((one) => one.category)).toEqual([
      'Sustainability',
      'Sustainability',
    ]);
  });

  it('lead to the unlisted ones from what is related', () => {
    const next = listed.flatMap((one) => relatedTo(one, articles, 3));
    for (const hidden of articles.filter((one) => !one.listed)) expect(next).toContain(hidden);
  });

  it('run from December 2023 to March 2025, and on', () => {
    const dates = articles.map(({ date }) => date).sort();
    expect(dates.at(0)).toMatch(/^2023-12/);
    expect(dates.some((date) => date.startsWith('2025-03'))).toBe(true);
  });

  it.each([
    ['future-of-real-estate', 'Investment Insights', 5],
    ['uk-property-guide', 'UK Investment', 8],
    ['coastal-properties-analysis', 'Market Analysis', 6],
    ['sustainable-building-practices', 'Sustainability', 5],
    ['smart-home-technology', 'Technology', 4],
    ['flexible-payment-plans', 'Financing', 6],
    ['investment-strategies-2024', 'Investment Insights', 7],
    ['brexit-uk-property-impact', 'UK Investment', 9],
    ['lagos-market-outlook', 'Market Analysis', 8],
    ['iot-proptech-future', 'Technology', 6],
    ['abuja-property-spotlight', 'Location Focus', 7],
    ['lekki-property-spotlight', 'Location Focus', 6],
    ['green-building-certifications', 'Sustainability', 8],
    ['mortgage-alternative-financing', 'Financing', 9],
  ])('%s: %s, %d minutes', (slug, category, readMinutes) => {
    expect(articles.find((one) => one.slug === slug)).toMatchObject({ category, readMinutes });
  });
});
