/** In the order in which the blog names them. */
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

/** A category as it stands in the address: `uk-investment`. */
export function categorySlug(category: ArticleCategory): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

/** The category of an address; an unknown one is none. */
export function categoryFrom(slug: string | null): ArticleCategory | undefined {
  return ARTICLE_CATEGORIES.find((category) => categorySlug(category) === slug);
}
