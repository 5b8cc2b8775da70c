import { Suspense } from 'react';
import { articles } from '../../content/articles.generated';
import { relatedTo } from '../../domain/article-list';
import { ArticleHeader } from '../../features/blog/article-header';
import { type ArticleBody, ArticleText } from '../../features/blog/article-text';
import { FurtherReading } from '../../features/blog/further-reading';
import type { PageModule } from '../page-module';

const RELATED = 3;

/**
 * The page of one article, made of its frontmatter and its text.
 * @throws when the list does not know the article
 */
export function articlePage(slug: string, Body: ArticleBody): PageModule {
  const article = articles.find((candidate) => candidate.slug === slug);
  if (!article) throw new Error(`The list of articles has no ${slug}.`);
  const related = relatedTo(article, articles, RELATED);
  return {
    meta: { title: `${article.title} | Meridian Estates`, description: article.excerpt },
    Page: () => (
      <>
        <article>
          <ArticleHeader article={article} />
          <Suspense>
            <ArticleText Body={Body} />
          </Suspense>
        </article>
        <Suspense>
          <FurtherReading id="related" title="Read on" articles={related} />
        </Suspense>
      </>
    ),
  };
}
