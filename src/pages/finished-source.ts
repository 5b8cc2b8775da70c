import type { PageModule } from './page-module';

/** The pages that only the build renders, apart from articles and plain texts. */
const PAGES: Record<string, () => Promise<PageModule>> = {
  '/guides': () => import('./texts/guides-source'),
  '/guides/lagos-costs': () => import('./texts/lagos-costs-source'),
  '/verify': () => import('./texts/verify-source'),
};

const BLOG = '/blog/';

/** Renders a page of text from its source; browsers take it from its document (`finished.tsx`). */
export async function pageFromSource(path: string): Promise<PageModule> {
  const load = PAGES[path];
  if (load) return load();
  if (path.startsWith(BLOG)) {
    const { articleFromSource } = await import('./article/article-source');
    return articleFromSource(path.slice(BLOG.length));
  }
  const { textFromSource } = await import('./texts/text-source');
  return textFromSource(path);
}
