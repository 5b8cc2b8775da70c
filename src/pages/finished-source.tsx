import type { Toc } from '@stefanprobst/rehype-extract-toc';
import type { ComponentType } from 'react';
import { articles } from '../content/articles.generated';
import { titled } from '../content/brand';
import { factOf } from '../content/facts';
import { relatedTo } from '../domain/article-list';
import { ArticleHeader, Changes } from '../features/blog/article-header';
import { ArticleGrid } from '../features/blog/article-lists';
import { type ArticleBody, ArticleText, Contents } from '../features/blog/article-text';
import { britishDate } from '../lib/english';
import { TextHeader } from './page-ends';
import type { PageModule } from './page-module';
import { SourceNames, SourcesByTopic } from './sources';
import { EnglandCosts } from './texts/england-costs';

/** The pages that only the build renders, apart from articles and plain texts. */
const PAGES: Record<string, () => Promise<PageModule>> = {
  '/guides': () => import('./texts/guides-source'),
  '/guides/lagos-costs': () => import('./texts/lagos-costs-source'),
  '/verify': () => import('./texts/verify-source'),
};

const BLOG = '/blog/';

/** Renders a page of text from its source, in the build and in development; browsers take it from its document (`finished.tsx`). */
export async function pageFromSource(path: string): Promise<PageModule> {
  const load = PAGES[path];
  if (load) return load();
  return path.startsWith(BLOG) ? articleFromSource(path.slice(BLOG.length)) : textFromSource(path);
}

type TextFile = {
  default: ArticleBody;
  frontmatter: { title: string; description: string; reviewedOn: string; facts?: string[] };
  tableOfContents: Toc;
};

/** What stands below a text and is made from data. */
const ENDINGS: Record<string, ComponentType> = { '/guides/england': EnglandCosts };

const texts = import.meta.glob<TextFile>('../content/texts/**/*.mdx');

/** A page of running text made from its MDX file. */
async function textFromSource(path: string): Promise<PageModule> {
  const file = await texts[`../content/texts${path}.mdx`]?.();
  if (!file) throw new Error(`There is no text ${path}.`);
  const { frontmatter, tableOfContents } = file;
  const { title, description, reviewedOn, facts } = frontmatter;
  const Ending = ENDINGS[path];
  // biome-ignore lint/correctness/noComponentHookFactories: called once per page, when it is loaded
  const Page = () => (
    <div data-finished={path}>
      <TextHeader title={title} lead={description}>
        <p className="note mt-5">Reviewed on {britishDate(reviewedOn)}</p>
      </TextHeader>
      <Contents toc={tableOfContents} />
      <ArticleText Body={file.default} />
      {Ending && <Ending />}
      {facts && <SourcesByTopic ids={facts} />}
    </div>
  );
  return { meta: { title: titled(title), description }, Page };
}

const RELATED = 3;

type ArticleFile = {
  default: ArticleBody;
  frontmatter: { changes?: string[]; facts?: string[] };
  tableOfContents: Toc;
};

const articleFiles = import.meta.glob<ArticleFile>('../content/articles/*.mdx');

/** An article page made from its frontmatter and MDX. */
async function articleFromSource(slug: string): Promise<PageModule> {
  const article = articles.find((candidate) => candidate.slug === slug);
  const file = await articleFiles[`../content/articles/${slug}.mdx`]?.();
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
