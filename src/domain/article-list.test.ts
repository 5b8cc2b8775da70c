import { describe, expect, it } from 'vitest';
import { ARTICLE_CATEGORIES, categoryFrom, categorySlug } from './article-category';
import { relatedTo } from './article-list';

const article = (slug: string, category: (typeof ARTICLE_CATEGORIES)[number], date: string) => ({
  slug,
  category,
  date,
});

describe('what to read next', () => {
  const smartHomes = article('a', 'Technology', '2024-01-01');
  const all = [
    smartHomes,
    article('b', 'Financing', '2025-03-01'),
    article('c', 'Sustainability', '2023-01-01'),
    article('d', 'Technology', '2023-06-01'),
    article('e', 'UK Investment', '2025-02-01'),
  ];

  it('is its own category, then the one that fits, then the newest', () => {
    const slugs = relatedTo(smartHomes, all, 4).map(({ slug }) => slug);
    expect(slugs).toEqual(['d', 'c', 'b', 'e']);
  });

  it('never is the article itself', () => {
    for (const one of all) expect(relatedTo(one, all, 9)).not.toContain(one);
  });
});

describe('a category in the address', () => {
  it.each(ARTICLE_CATEGORIES)('%s comes back as itself', (category) => {
    expect(categoryFrom(categorySlug(category))).toBe(category);
  });

  it.each([null, '', 'UK Investment', 'gossip'])('%s is none', (slug) => {
    expect(categoryFrom(slug)).toBeUndefined();
  });
});
