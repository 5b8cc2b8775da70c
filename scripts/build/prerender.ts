import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type PluginOption, type ResolvedConfig } from 'vite';
import type * as prerenderEntry from '../../src/prerender/index.tsx';
import { LOADER } from './loader.ts';

const OUT_DIR = '.cache/prerender';
const ENTRY = 'index.html';

/**
 * Writes every public page as a whole HTML document into the build: its style inlined, its script asked for by
 * the loader after `load`.
 *
 * It runs before the service worker's manifest is made (`order: 'pre'`, the worker's plugin comes after), so that
 * the worker's revisions and integrity are those of the finished pages.
 */
export function prerender(options: { plugins: () => PluginOption[] }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'meridian:prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error?: Error) {
        if (error || config.build.ssr) return;
        const dist = resolve(config.root, config.build.outDir);
        const { renderPage, pages } = await buildRenderer(config, options.plugins());
        const manifest = JSON.parse(
          await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
        ) as Manifest;
        const template = await createTemplate(join(dist, 'index.html'), dist, manifest);
        for (const page of pages) {
          const document = await renderPage(page.path, template(modulesOf(manifest, page.module)));
          const file = join(dist, page.file);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, document);
        }
        await rm(join(dist, '.vite'), { recursive: true });
      },
    },
  };
}

async function buildRenderer(
  config: ResolvedConfig,
  plugins: PluginOption[],
): Promise<typeof prerenderEntry> {
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
      rollupOptions: { output: { entryFileNames: 'index.mjs' } },
    },
  });
  return import(pathToFileURL(resolve(config.root, OUT_DIR, 'index.mjs')).href);
}

/** The page's modules, the entry first: the loader asks for all at once, or hydration waits a round trip for each. */
function modulesOf(manifest: Manifest, page: string): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  visit(ENTRY);
  visit(page);
  return [...seen].map((key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`No chunk was built for ${key}.`);
    return `/${chunk.file}`;
  });
}

/** The built `index.html` without Vite's script and style tags: the style inlined, the loader in their place. */
async function createTemplate(file: string, dist: string, manifest: Manifest) {
  let html = await readFile(file, 'utf8');
  const sheets = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  for (const chunk of Object.values(manifest)) {
    if (chunk.file.endsWith('.css')) sheets.add(chunk.file);
  }
  const style = await Promise.all([...sheets].map((sheet) => readFile(join(dist, sheet), 'utf8')));
  html = html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '');
  return (modules: string[]) =>
    html.replace('</head>', () =>
      [
        `<meta name="modules" content="${modules.join(' ')}">`,
        `<style>${style.join('')}</style>`,
        `<script>${LOADER}</script>`,
        '</head>',
      ].join('\n    '),
    );
}
