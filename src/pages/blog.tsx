import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listedArticles } from '../content/articles.generated';
import { titled } from '../content/brand';
import { type ArticleCategory, categoryCounts, categoryFrom } from '../domain/article-list';
import { ArticleGrid, CategoryFilter, FeaturedArticles } from '../features/blog/article-lists';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: titled('Blog: guides to buying property in Nigeria and the UK'),
  description:
    'How title works in Lagos and Abuja, what a payment plan costs, how a UK purchase runs from reservation to keys: plain guides for buyers at home and abroad.',
};

const featured = listedArticles.filter((article) => article.featured);
const others = listedArticles.filter((article) => !article.featured);

export function Page() {
  const [params] = useSearchParams();
  // The prerendered page shows all articles; the category in the address applies after hydration.
  const isHydrated = useIsHydrated();
  const chosen = isHydrated ? categoryFrom(params.get('category')) : undefined;

  return (
    <>
      <header className="wrap pt-10 pb-6 md:pt-16 md:pb-10">
        <h1 className="display">Blog: guides for buyers</h1>
        <p className="lead mt-4 text-muted md:mt-6">
          Title, money, buildings and places, for buyers at home and abroad. Each article says when
          it was written and when its facts were last reviewed.
        </p>
      </header>
      <div className="wrap">
        <CategoryFilter
          total={listedArticles.length}
          categories={categoryCounts(listedArticles)}
          chosen={chosen}
        />
      </div>
      {!chosen && <FeaturedArticles articles={featured} />}
      <Suspense>
        <Articles chosen={chosen} />
      </Suspense>
    </>
  );
}

function Articles({ chosen }: { chosen: ArticleCategory | undefined }) {
  const shown = chosen ? listedArticles.filter(({ category }) => category === chosen) : others;
  const count = `${shown.length} ${shown.length === 1 ? 'article' : 'articles'}`;
  return (
    <section aria-labelledby="articles-title" className="wrap pt-8 pb-14 md:pt-12 md:pb-24">
      <h2 id="articles-title" className="title mb-6 md:mb-10" aria-live="polite">
        {chosen ? `${count} in ${chosen}` : 'More articles'}
      </h2>
      <ArticleGrid articles={shown} />
    </section>
  );
}
