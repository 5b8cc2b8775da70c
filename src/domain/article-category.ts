/** In the order the blog lists them. */
export const ARTICLE_CATEGORIES = [
  'Investment Insights',
  'UK Investment',
  'Technology',
  'Market Analysis',
  'Location Focus',
  'Financing',
  'Sustainability',
] as const;

export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** A category's slug in the address: `uk-investment`. */
export function categorySlug(category: ArticleCategory): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

/** The category of a slug; undefined for an unknown one. */
export function categoryFrom(slug: string | null): ArticleCategory | undefined {
  return ARTICLE_CATEGORIES.find((category) => categorySlug(category) === slug);
}
