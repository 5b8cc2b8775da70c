import { describe, expect, it } from 'vitest';
import { ARTICLE_CATEGORIES, categoryFrom, categorySlug, relatedTo } from './article-list';

const article = (slug: string, category: (typeof ARTICLE_CATEGORIES)[number], date: string) => ({
  slug,
  category,
  date,
});

describe('related articles', () => {
  const smartHomes = article('a', 'Technology', '2024-01-01');
  const all = [
    smartHomes,
    article('b', 'Financing', '2025-03-01'),
    article('c', 'Sustainability', '2023-01-01'),
    article('d', 'Technology', '2023-06-01'),
    article('e', 'UK Investment', '2025-02-01'),
  ];

  it('come from the same category first, then the related one, then the newest', () => {
    const slugs = relatedTo(smartHomes, all, 4).map(({ slug }) => slug);
    expect(slugs).toEqual(['d', 'c', 'b', 'e']);
  });

  it('never include the article itself', () => {
    for (const one of all) expect(relatedTo(one, all, 9)).not.toContain(one);
  });
});

describe('the category in the address', () => {
  it.each(ARTICLE_CATEGORIES)('%s survives the round trip', (category) => {
    expect(categoryFrom(categorySlug(category))).toBe(category);
  });

  it.each([null, '', 'UK Investment', 'gossip'])('%s is unknown', (slug) => {
    expect(categoryFrom(slug)).toBeUndefined();
  });
});
