import type { Toc } from '@stefanprobst/rehype-extract-toc';
import type { ComponentType } from 'react';
import { titled } from '../../content/brand';
import { type ArticleBody, ArticleText } from '../../features/blog/article-text';
import { Contents } from '../../features/blog/contents';
import { britishDate } from '../../lib/english';
import type { PageModule } from '../page-module';
import { SourcesByTopic } from '../sources';
import { EnglandCosts } from './england-costs';
import { TextHeader } from './text-header';

type TextFile = {
  default: ArticleBody;
  frontmatter: { title: string; description: string; reviewedOn: string; facts?: string[] };
  tableOfContents: Toc;
};

/** What stands below a text and is made from data. */
const ENDINGS: Record<string, ComponentType> = { '/guides/england': EnglandCosts };

const files = import.meta.glob<TextFile>('../../content/texts/**/*.mdx');

/** A page of running text made from its MDX file, by the build and in development. */
export async function textFromSource(path: string): Promise<PageModule> {
  const file = await files[`../../content/texts${path}.mdx`]?.();
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
