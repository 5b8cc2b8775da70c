import type { ArticleBody } from '../../features/blog/article-text';
import type { PageModule } from '../page-module';

/** The texts, each a chunk of its own: who reads one does not fetch the others. */
const bodies = import.meta.glob<{ default: ArticleBody }>('../../content/articles/*.mdx');

const FOLDER = '../../content/articles/';

/** Every article there is, by the name of its file. */
export const articleSlugs = Object.keys(bodies).map((file) =>
  file.slice(FOLDER.length, -'.mdx'.length),
);

/** The page of an article: its text and the frame around it, fetched at the same time. */
export async function loadArticle(slug: string): Promise<PageModule> {
  const loadBody = bodies[`${FOLDER}${slug}.mdx`];
  if (!loadBody) throw new Error(`There is no article ${slug}.`);
  const [{ articlePage }, { default: Body }] = await Promise.all([
    import('./article-page'),
    loadBody(),
  ]);
  return articlePage(slug, Body);
}
