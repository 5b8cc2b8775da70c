import type { Toc } from '@stefanprobst/rehype-extract-toc';
import { articles } from '../../content/articles.generated';
import { titled } from '../../content/brand';
import { factOf } from '../../content/facts';
import { relatedTo } from '../../domain/article-list';
import { ArticleGrid } from '../../features/blog/article-grid';
import { ArticleHeader } from '../../features/blog/article-header';
import { type ArticleBody, ArticleText } from '../../features/blog/article-text';
import { Changes } from '../../features/blog/changes';
import { Contents } from '../../features/blog/contents';
import type { PageModule } from '../page-module';
import { SourceNames } from '../sources';

const RELATED = 3;

type ArticleFile = {
  default: ArticleBody;
  frontmatter: { changes?: string[]; facts?: string[] };
  tableOfContents: Toc;
};

const files = import.meta.glob<ArticleFile>('../../content/articles/*.mdx');

/** An article page made from its frontmatter and MDX, by the build and in development. */
export async function articleFromSource(slug: string): Promise<PageModule> {
  const article = articles.find((candidate) => candidate.slug === slug);
  const file = await files[`../../content/articles/${slug}.mdx`]?.();
  if (!article || !file) throw new Error(`There is no article ${slug}.`);
  const { changes = [], facts = [] } = file.frontmatter;
  const related = relatedTo(article, articles, RELATED);
  return {
    meta: { title: titled(article.title), description: article.excerpt },
    // biome-ignore lint/correctness/noComponentHookFactories: a page's module is created once per visit
    Page: () => (
      <div data-finished={`/blog/${article.slug}`}>
        <article>
          <ArticleHeader article={article} />
          {changes.length > 0 && (
            <Changes reviewedOn={article.reviewedOn} changes={changes.map(factOf)} />
          )}
          <Contents toc={file.tableOfContents} />
          <ArticleText Body={file.default} />
          <SourceNames ids={[...changes, ...facts]} />
        </article>
        <section aria-labelledby="related" className="bg-quiet">
          <div className="wrap section">
            <h2 id="related" className="title mb-6 md:mb-10">
              Related articles
            </h2>
            <ArticleGrid articles={related} isBrief />
          </div>
        </section>
      </div>
    ),
  };
}
