import mdx from '@mdx-js/rollup';
import extractToc from '@stefanprobst/rehype-extract-toc';
import exportToc from '@stefanprobst/rehype-extract-toc/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin, PluginOption } from 'vite';
import { buildArticles } from '../articles.ts';
import { listedHeadings } from './listed-headings.ts';
import { overdueReviews } from './overdue-reviews.ts';

/** Compiles MDX to components, with its frontmatter and its table of contents. */
export function articleTexts(): PluginOption {
  return {
    enforce: 'pre',
    ...mdx({
      remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
      rehypePlugins: [rehypeSlug, extractToc, exportToc, listedHeadings],
    }),
  };
}

/** Validates the articles, generates their list, and warns of those that are due for review. */
export function articles(): Plugin {
  let overdue: string[] = [];
  return {
    name: 'meridian:articles',
    async configResolved(config) {
      if (config.mode === 'test') return;
      const today = new Date().toISOString().slice(0, 10);
      overdue = overdueReviews(await buildArticles(), today);
    },
    buildStart() {
      for (const warning of overdue) this.warn(warning);
    },
  };
}
