import mdx from '@mdx-js/rollup';
import extractToc from '@stefanprobst/rehype-extract-toc';
import exportToc from '@stefanprobst/rehype-extract-toc/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { PluginOption } from 'vite';
import { listedHeadings } from './listed-headings.ts';

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
