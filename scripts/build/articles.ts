import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin, PluginOption } from 'vite';
import { buildArticles } from '../articles.ts';

/** Makes components of the articles' texts. */
export function articleTexts(): PluginOption {
  return { enforce: 'pre', ...mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm] }) };
}

/** Checks the articles and writes their list. */
export function articles(): Plugin {
  return {
    name: 'meridian:articles',
    async configResolved(config) {
      if (config.mode !== 'test') await buildArticles();
    },
  };
}
