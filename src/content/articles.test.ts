import { describe, expect, it } from 'vitest';
import { ARTICLE_CATEGORIES } from '../domain/article-category';
import { categoryCounts, relatedTo } from '../domain/article-list';
import { articleSlugs } from './article-slugs.generated';
import { articles, listedArticles } from './articles.generated';

/** The articles of the specification, with category and reading time; the site may have more. */
const SPECIFIED = [
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
] as const;

describe('the articles', () => {
  const listed = articles.filter((one) => one.listed);
  const slugs: string[] = SPECIFIED.map(([slug]) => slug);
  const specified = articles.filter(({ slug }) => slugs.includes(slug));

  it('have the specified addresses, and the right ones are listed', () => {
    expect(articles.map(({ slug }) => slug)).toEqual(articleSlugs);
    expect(listedArticles).toEqual(listed);
  });

  it('include the fourteen of the specification: twelve listed, three of those featured', () => {
    expect(specified).toHaveLength(14);
    expect(specified.filter((one) => one.listed)).toHaveLength(12);
    expect(specified.filter((one) => one.featured)).toHaveLength(3);
    expect(listed.filter((one) => one.featured)).toHaveLength(3);
  });

  it('cover the six listed categories; sustainability articles are not listed', () => {
    expect(categoryCounts(specified.filter((one) => one.listed))).toEqual(
      ARTICLE_CATEGORIES.slice(0, -1).map((category) => ({ category, count: 2 })),
    );
    expect(specified.filter((one) => !one.listed).map((one) => one.category)).toEqual([
      'Sustainability',
      'Sustainability',
    ]);
  });

  it('link to unlisted ones as related articles', () => {
    const next = listed.flatMap((one) => relatedTo(one, articles, 3));
    for (const hidden of articles.filter((one) => !one.listed)) expect(next).toContain(hidden);
  });

  it('date from December 2023 to March 2025', () => {
    const dates = specified.map(({ date }) => date).sort();
    expect(dates.at(0)).toMatch(/^2023-12/);
    expect(dates.at(-1)).toMatch(/^2025-03/);
  });

  it.each(SPECIFIED)('%s: %s, %d minutes', (slug, category, readMinutes) => {
    expect(articles.find((one) => one.slug === slug)).toMatchObject({ category, readMinutes });
  });
});
