import type { PageModule } from '../page-module';

/** The page of an article: made of its source by the build, and taken from its document by browsers. */
export async function loadArticle(slug: string): Promise<PageModule> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { articleFromSource } = await import('./article-source');
    return articleFromSource(slug);
  }
  const { articlePage } = await import('./article-page');
  return articlePage(slug);
}
