import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type PluginOption, type ResolvedConfig } from 'vite';
import type { Picture } from '../../src/domain/picture.ts';
import type * as prerenderEntry from '../../src/prerender/index.tsx';
import { cardMaker } from './cards.ts';
import { deadLinks } from './dead-links.ts';
import { LOADER } from './loader.ts';
import { pageStyle, withoutFonts, withoutLayers } from './page-style.ts';
import { writeSiteIndex } from './site-index.ts';
import { siteUrl } from './site-url.ts';

const OUT_DIR = '.cache/prerender';
const ENTRY = 'index.html';
const MANIFEST = '.vite/manifest.json';
/** The template's placeholder for a page's styles. */
const STYLE = '/*style*/';

/**
 * Writes every public page as a complete HTML document into the build, with the styles of its first view inlined; the
 * loader requests the whole style sheet and the scripts after `load`.
 */
export async function prerender(config: ResolvedConfig, plugins: PluginOption[]): Promise<void> {
  const dist = resolve(config.root, config.build.outDir);
  const renderer = await buildRenderer(config, plugins);
  const manifest = JSON.parse(await readFile(join(dist, MANIFEST), 'utf8')) as Manifest;
  await writePages(dist, manifest, renderer);
  await writeForSearchEngines(dist, renderer);
  await rm(join(dist, '.vite'), { recursive: true });
}

type Renderer = typeof prerenderEntry;

async function writePages(dist: string, manifest: Manifest, { pages, renderPage }: Renderer) {
  const template = await createTemplate(join(dist, 'index.html'));
  const style = await splitStyle(dist, manifest);
  const makeCard = cardMaker(dist);
  const documents = new Map<string, string>();
  const laterPictures = new Map<string, Picture[]>();
  for (const page of pages) {
    const later: Picture[] = [];
    laterPictures.set(page.path, later);
    const html = await renderPage(page.path, {
      template: template(modulesOf(manifest, page.modules), style.url),
      siteUrl: siteUrl(),
      makeCard,
      onLaterPicture: (picture) => later.push(picture),
    });
    const document = withLoader(withoutIndents(html)).replace(STYLE, () =>
      pageStyle(style.whole, html),
    );
    documents.set(page.path, document);
    const file = join(dist, page.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, document);
  }
  const dead = deadLinks(documents, (path) => existsSync(join(dist, path)));
  if (dead.length > 0) throw new Error(`Links that lead nowhere:\n${dead.join('\n')}`);
  const written = (which: (page: Renderer['pages'][number]) => boolean) =>
    new Map(pages.filter(which).map(({ path }) => [path, documents.get(path) ?? '']));
  await writeSiteIndex(
    dist,
    written(({ isStored }) => isStored),
    laterPictures,
    written(({ isStaff }) => isStaff),
  );
}

/** Removes the head's indentation. In the body, whitespace may matter. */
function withoutIndents(html: string): string {
  return html.replace(/^[\s\S]*<\/head>/, (head) => head.replace(/\n\s*(?=<)/g, ''));
}

/**
 * Inserts the loader after the page's header. A script ends a step of Chromium's parser, so whatever is parsed by then,
 * the header, can be painted. With the loader before the header, nothing would be painted until the whole page is
 * parsed and laid out; at the end of the page it would be a matter of luck. The header's fonts wait
 * (`src/styles/fonts.css`).
 */
function withLoader(html: string): string {
  const main = html.indexOf('<main ');
  if (main < 0) throw new Error('A page has no main part to put the loader before.');
  return `${html.slice(0, main)}<script>${LOADER}</script>${html.slice(main)}`;
}

/** Writes the sitemap, the feed and robots.txt. */
async function writeForSearchEngines(dist: string, { sitemap, feed }: Renderer): Promise<void> {
  await writeFile(join(dist, 'sitemap.xml'), sitemap(siteUrl()));
  await writeFile(join(dist, 'blog/feed.xml'), feed(siteUrl()));
  await appendFile(join(dist, 'robots.txt'), `\nSitemap: ${siteUrl()}/sitemap.xml\n`);
}

async function buildRenderer(config: ResolvedConfig, plugins: PluginOption[]): Promise<Renderer> {
  await build({
    root: config.root,
    mode: config.mode,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    define: config.define ?? {},
    build: {
      ssr: 'src/prerender/index.tsx',
      outDir: OUT_DIR,
      emptyOutDir: true,
      // The styles inlined in a page must match those of the page's script character for character.
      cssMinify: true,
      cssTarget: config.build.cssTarget,
      rollupOptions: { output: { entryFileNames: 'index.mjs' } },
    },
  });
  return import(pathToFileURL(resolve(config.root, OUT_DIR, 'index.mjs')).href);
}

/**
 * The page's modules, the entry first: unless the loader requests all at once, hydration waits a round trip for each.
 */
function modulesOf(manifest: Manifest, page: string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  visit(ENTRY);
  for (const key of page) visit(key);
  return [...seen].map((key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`No chunk was built for ${key}.`);
    return `/${chunk.file}`;
  });
}

/** Removes the fonts from the build's only style sheet: the pages contain them, and the styles of their first view. */
async function splitStyle(
  dist: string,
  manifest: Manifest,
): Promise<{ url: string; whole: string }> {
  const chunks = Object.values(manifest);
  const [sheet, ...others] = new Set([
    ...chunks.flatMap((chunk) => chunk.css ?? []),
    ...chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.css')),
  ]);
  if (sheet === undefined || others.length > 0)
    throw new Error('The build must have exactly one style sheet.');
  const file = join(dist, sheet);
  const whole = withoutLayers(await readFile(file, 'utf8'));
  if (whole.includes('@layer')) throw new Error('The style sheet has a cascade layer.');
  await writeFile(file, withoutFonts(whole));
  return { url: `/${sheet}`, whole };
}

/** The built `index.html` with placeholders for a page's styles and module names in place of Vite's tags. */
async function createTemplate(file: string) {
  const html = (await readFile(file, 'utf8'))
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('<html ', '<html data-letters="later" ');
  return (modules: string[], style: string) =>
    html.replace('</head>', () =>
      [
        `<meta name="modules" content="${[...modules, style].join(' ')}">`,
        `<style>${STYLE}</style>`,
        `<noscript><link rel="stylesheet" href="${style}"></noscript>`,
        '</head>',
      ].join('\n'),
    );
}
