import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliBytes } from './brotli-bytes.ts';
import budgets from './budgets.json' with { type: 'json' };
import { inKilobytes, type Row, row } from './row.ts';
import type { Suite } from './suite.ts';

const HOME = 'index.html';
/** Pages that work on what is stored on the device. People open them from the installed app, seldom from a search. */
const TOOLS = ['outbox.html', 'capture.html'];

const TOUR = 'tour/brum-height-7.html';

/** A document of the build and its first scripts, in KB. */
type Weight = { file: string; html: number; script: number };

export const everyPageSuite: Suite = { name: 'pages', measure: () => pageRows('dist') };

/** The heaviest of all public pages, not just of one per type, so that a growing article is noticed. */
export async function pageRows(dist: string): Promise<Row[]> {
  const pages = await weighPages(dist);
  const inner = pages.filter(({ file }) => file !== HOME);
  const heaviest = (of: 'html' | 'script', among: Weight[]) =>
    among.reduce((one, other) => (other[of] > one[of] ? other : one));
  const isProperty = ({ file }: Weight) => file.startsWith('properties/');
  const property = heaviest('html', inner.filter(isProperty));
  const html = heaviest(
    'html',
    inner.filter((page) => !isProperty(page)),
  );
  const isTool = ({ file }: Weight) => TOOLS.includes(file);
  const script = heaviest(
    'script',
    pages.filter((page) => !isTool(page)),
  );
  const tool = heaviest('script', pages.filter(isTool));
  const home = heaviest(
    'html',
    pages.filter(({ file }) => file === HOME),
  );
  const tour = heaviest(
    'script',
    pages.filter(({ file }) => file === TOUR),
  );
  return [
    row('pages', 'HTML of the home page', home.html, budgets.html.home, 'KB'),
    row('pages', 'first script of the home page', home.script, budgets.script.page, 'KB'),
    row(
      'pages',
      `largest HTML of a property: ${property.file}`,
      property.html,
      budgets.html.property,
      'KB',
    ),
    row('pages', `largest HTML of the others: ${html.file}`, html.html, budgets.html.other, 'KB'),
    row(
      'pages',
      `largest first script: ${script.file}`,
      script.script,
      budgets.script.largest,
      'KB',
    ),
    row(
      'pages',
      `largest first script of a tool: ${tool.file}`,
      tool.script,
      budgets.script.tool,
      'KB',
    ),
    row(
      'pages',
      'first script of the 3D tour, and its viewer',
      tour.script + (await viewerSize(dist)),
      budgets.script.tour,
      'KB',
    ),
  ];
}

/** What shows the panoramas is loaded on that page alone, once its first picture is there. */
async function viewerSize(dist: string): Promise<number> {
  const assets = join(dist, 'assets');
  const [viewer = ''] = (await readdir(assets)).filter((file) => /^viewer-\w+\.js$/.test(file));
  return inKilobytes(brotliBytes(await readFile(join(assets, viewer))));
}

async function weighPages(dist: string): Promise<Weight[]> {
  const sizes = new Map<string, number>();
  const sizeOf = async (name: string) => {
    const size = sizes.get(name) ?? brotliBytes(await readFile(join(dist, name)));
    sizes.set(name, size);
    return size;
  };
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
  const weights: Weight[] = [];
  for (const file of files) {
    const html = await readFile(join(dist, file));
    const [, names = ''] = /<meta name="modules" content="([^"]*)"/.exec(html.toString()) ?? [];
    const scripts = names.split(' ').filter((name) => name.endsWith('.js'));
    // Staff pages have a budget of their own.
    if (scripts.some((name) => name.startsWith('/assets/admin-'))) continue;
    let script = 0;
    for (const name of scripts) script += await sizeOf(name);
    weights.push({ file, html: inKilobytes(brotliBytes(html)), script: inKilobytes(script) });
  }
  return weights;
}
