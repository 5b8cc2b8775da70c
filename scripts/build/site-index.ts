import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { untitled } from '../../src/content/brand.ts';
import { availableWidths, type Picture, pictureUrl } from '../../src/domain/picture.ts';
import type { SiteIndex } from '../../src/protocol/site-index.ts';
import { brotli } from './brotli.ts';

const PICTURE = /(\/media\/[\w-]+)-(\d+)\.avif/g;

/**
 * Writes `/site.json`: the site's pages with everything needed to store one on a device, and `/pages.json`: the pages.
 * @param documents the prerendered pages by path
 * @param laterPictures the pictures by path that a page shows only after its script has run
 * @param staffDocuments the staff's pages
 */
export async function writeSiteIndex(
  dist: string,
  documents: Map<string, string>,
  laterPictures: Map<string, Picture[]>,
  staffDocuments: Map<string, string>,
): Promise<void> {
  const bytesOf = await pictureBytes(join(dist, 'media'));
  const index: SiteIndex = {
    pages: [],
    bundle: await writeBundle(dist, documents),
    dashboard: await dashboardFiles(dist, staffDocuments),
    pictures: {},
  };
  const bytes = await Promise.all([...documents.values()].map(transferBytes));
  for (const [n, [path, html]] of [...documents].entries()) {
    const pictures = new Set<string>();
    const later = (laterPictures.get(path) ?? []).flatMap((picture) =>
      availableWidths(picture.width, 'avif').map((width) => pictureUrl(picture, width, 'avif')),
    );
    for (const [, stem = '', width = ''] of [html, ...later].join(' ').matchAll(PICTURE)) {
      pictures.add(stem);
      index.pictures[stem] ??= {};
      index.pictures[stem][width] = bytesOf.get(`${stem}-${width}.avif`) ?? 0;
    }
    index.pages.push({
      path,
      title: titleOf(html),
      integrity: integrityOf(html),
      bytes: bytes[n] ?? 0,
      pictures: [...pictures],
    });
  }
  await writeFile(join(dist, 'site.json'), JSON.stringify(index));
}

async function writeBundle(
  dist: string,
  documents: Map<string, string>,
): Promise<SiteIndex['bundle']> {
  const path = '/pages.json';
  const content = JSON.stringify(Object.fromEntries(documents));
  await writeFile(join(dist, path), content);
  return { path, integrity: integrityOf(content), bytes: await transferBytes(content) };
}

/** The staff's documents and the scripts that only they use (named in `vite.config.ts`). */
async function dashboardFiles(
  dist: string,
  documents: Map<string, string>,
): Promise<SiteIndex['dashboard']> {
  const scripts = (await readdir(join(dist, 'assets'))).filter((file) =>
    /^admin-.*\.js$/.test(file),
  );
  return Promise.all([
    ...[...documents].map(async ([path, html]) => ({ path, integrity: integrityOf(html) })),
    ...scripts.map(async (file) => ({
      path: `/assets/${file}`,
      integrity: integrityOf(await readFile(join(dist, 'assets', file))),
    })),
  ]);
}

/** The bytes that a text takes on its way to the device. */
async function transferBytes(text: string): Promise<number> {
  return (await brotli(Buffer.from(text))).length;
}

function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The page's title without the company's name. */
function titleOf(html: string): string {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  return untitled(title.replaceAll('&amp;', '&'));
}

async function pictureBytes(folder: string): Promise<Map<string, number>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.avif'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return new Map(files.map((file, i) => [`/media/${file}`, sizes[i] ?? 0]));
}
