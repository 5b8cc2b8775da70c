import type { PageModule } from '../page-module';

/** An article page: from its source during the build, from its document in a browser. */
export async function loadArticle(slug: string): Promise<PageModule> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { articleFromSource } = await import('./article-source');
    return articleFromSource(slug);
  }
  const { articlePage } = await import('./article-page');
  return articlePage(slug);
}
