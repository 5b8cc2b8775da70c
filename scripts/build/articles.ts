import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin, PluginOption } from 'vite';
import { buildArticles } from '../articles.ts';

/** Compiles the articles' MDX to components. */
export function articleTexts(): PluginOption {
  return { enforce: 'pre', ...mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm] }) };
}

/** Validates the articles and generates their list. */
export function articles(): Plugin {
  return {
    name: 'meridian:articles',
    async configResolved(config) {
      if (config.mode !== 'test') await buildArticles();
    },
  };
}
