import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articles } from '../content/articles.generated';
import { properties } from '../content/properties';
import { articlePath } from '../domain/article-list';
import { propertyPath } from '../domain/property-facts';
import { routes } from '../routes';
import { cardOf } from './card';
import { feed, sitemap } from './feeds';
import { headTags, unlistedHeadTags } from './head';
import { modulesOf } from './index';
import { jsonLd, structuredData, subjectOf } from './structured-data';

const SITE = 'https://estates.example';

function factsOf(path: string) {
  const home = { name: 'Home', url: `${SITE}/` };
  return {
    url: SITE + path,
    siteUrl: SITE,
    image: `${SITE}/media/cards/a.jpg`,
    trail: path === '/' ? [home] : [home, { name: 'Page', url: SITE + path }],
  };
}
const thingsOf = (path: string) => structuredData(subjectOf(path), factsOf(path));
const thingOf = (path: string, type: string) =>
  thingsOf(path).find((thing) => thing['@type'] === type);

it.each([...routes.map(({ path }) => path), '/404'])('the modules of %s exist', (path) => {
  expect(modulesOf(path).filter((file) => !existsSync(file))).toEqual([]);
});

describe('structured data', () => {
  it('of the home page describes the company with its two offices', () => {
    const company = thingOf('/', 'Organization');
    expect(company?.['department']).toHaveLength(2);
    expect(thingOf('/', 'BreadcrumbList')).toBeUndefined();
  });

  it.each(properties)('of $slug has an offer if the page names a price', (property) => {
    const listing = thingOf(propertyPath(property), 'RealEstateListing');
    expect(listing?.['name']).toBe(property.title);
    expect(listing && 'offers' in listing).toBe(/\d/.test(property.price));
    const { currency } = property.listPrice;
    if (listing?.['offers']) expect(listing['offers']).toMatchObject({ priceCurrency: currency });
  });

  it.each(articles)('of $slug has its dates and breadcrumbs', (article) => {
    const path = articlePath(article);
    expect(thingOf(path, 'BlogPosting')?.['datePublished']).toBe(article.date);
    expect(thingOf(path, 'BreadcrumbList')?.['itemListElement']).toHaveLength(2);
  });

  it('the sitemap has every indexable page, including unlisted articles', () => {
    const map = sitemap(SITE);
    for (const article of articles)
      expect(map).toContain(`<loc>${SITE}${articlePath(article)}</loc>`);
    for (const property of properties) expect(map).toContain(propertyPath(property));
  });
});

it('the feed has every listed article', () => {
  expect(feed(SITE).match(/<item>/g)).toHaveLength(
    articles.filter((article) => article.listed).length,
  );
});

it('no text can close the data block', () => {
  const block = jsonLd([{ '@type': 'Thing', name: '</script><script>alert(1)' }]);
  expect(block.match(/<\/script>/g)).toHaveLength(1);
});

it('the head is escaped', () => {
  const meta = { title: 'A "B" & C | Meridian Estates', description: '<i>' };
  const head = headTags(meta, {}, factsOf('/about'));
  expect(head).toContain('content="A &quot;B&quot; &amp; C"');
  expect(head).toContain('content="&lt;i&gt;"');
});

it('a list that is sent has a card, and stays out of search engines', () => {
  const meta = { title: 'Shortlist | Meridian Estates', description: 'Kept homes' };
  const head = unlistedHeadTags(meta, {
    title: 'A shortlist',
    description: 'Prices',
    image: 'https://site.example/card.jpg',
  });
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).toContain('<meta property="og:image" content="https://site.example/card.jpg">');
  expect(head).toContain('<meta property="og:title" content="A shortlist">');
  expect(unlistedHeadTags(meta)).not.toContain('og:image');
});

it('every page has a preview image of its own', () => {
  const paths = ['/', '/about', ...properties.map(propertyPath), ...articles.map(articlePath)];
  const cards = paths.map((path) => cardOf(path, 'A title | Meridian Estates'));
  expect(new Set(cards.map(({ name }) => name)).size).toBe(paths.length);
  expect(cards[1]?.title).toBe('A title');
});

it('a property’s card names price and plan; a list’s has all homes, and fits any list', () => {
  const card = cardOf('/properties/bloom-towers', 'Bloom Towers');
  expect(card.line).toBe('Ikate, Lekki, Lagos · 24-month plan');
  expect(card.below).toBe('$135,000–$750,000, about ₦202.5M–₦1.125 billion');
  for (const path of ['/shortlist', '/compare']) {
    const list = cardOf(path, 'A title');
    expect(list.below?.split('\n')).toHaveLength(list.pictures.length);
    expect(list.title).toContain('omes and land');
    expect(list.description).toMatch(
      /Views 1.0 Phase 2, from ₦45M for a shell; Bloom Towers, ₦285M/,
    );
  }
});
