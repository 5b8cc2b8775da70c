import { describe, expect, it } from 'vitest';
import { relatedTo } from '../domain/article-list';
import { articleSlugs } from './article-slugs.generated';
import { articles, listedArticles } from './articles.generated';

/** The articles of the specification; the site may have more. */
const SPECIFIED = [
  'future-of-real-estate',
  'uk-property-guide',
  'coastal-properties-analysis',
  'sustainable-building-practices',
  'smart-home-technology',
  'flexible-payment-plans',
  'investment-strategies-2024',
  'brexit-uk-property-impact',
  'lagos-market-outlook',
  'iot-proptech-future',
  'abuja-property-spotlight',
  'lekki-property-spotlight',
  'green-building-certifications',
  'mortgage-alternative-financing',
];

describe('the articles', () => {
  const listed = articles.filter((one) => one.listed);
  const specified = articles.filter(({ slug }) => SPECIFIED.includes(slug));

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

  it('link to unlisted ones as related articles', () => {
    const next = listed.flatMap((one) => relatedTo(one, articles, 3));
    for (const hidden of articles.filter((one) => !one.listed)) expect(next).toContain(hidden);
  });
});
