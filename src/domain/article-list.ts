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

/** The category to suggest once a category's own articles have been read. */
const NEXT: Record<ArticleCategory, ArticleCategory> = {
  'Investment Insights': 'Financing',
  'UK Investment': 'Financing',
  Technology: 'Sustainability',
  'Market Analysis': 'Location Focus',
  'Location Focus': 'Market Analysis',
  Financing: 'Investment Insights',
  Sustainability: 'Technology',
};

type Sortable = { slug: string; category: ArticleCategory; date: string };

/** The categories that have articles, with their counts. */
export function categoryCounts(articles: Pick<Sortable, 'category'>[]) {
  return ARTICLE_CATEGORIES.map((category) => ({
    category,
    count: articles.filter((article) => article.category === category).length,
  })).filter(({ count }) => count > 0);
}

/** What to read after an article: its own category first, then the related category, then the newest. */
export function relatedTo<T extends Sortable>(article: Sortable, all: T[], count: number): T[] {
  const nearness = ({ category }: Sortable) => {
    if (category === article.category) return 0;
    return category === NEXT[article.category] ? 1 : 2;
  };
  return all
    .filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => nearness(a) - nearness(b) || b.date.localeCompare(a.date))
    .slice(0, count);
}

export function articlePath(article: Pick<Sortable, 'slug'>): string {
  return `/blog/${article.slug}`;
}
