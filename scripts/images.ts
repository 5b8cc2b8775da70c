import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { type PictureSource, pictureSources } from '../src/content/picture-sources.ts';
import {
  availableWidths,
  JPEG_WIDTHS,
  PICTURE_WIDTHS,
  type Picture,
} from '../src/domain/picture.ts';
import { camelCase } from './build/camel-case.ts';

const ORIGINALS = 'media';
const GENERATED = 'src/content/pictures.generated.ts';
const GENERATED_DIR = 'src/content/pictures';
/** Part of every hash: change it with the encoders' settings, so that old files are not taken for new ones. */
const RECIPE = '2';

/** Where the encoded pictures are kept between builds. */
export const PICTURES_DIR = resolve('.cache/media');

// AVIF effort 4 takes four times as long as 3, and its files are no smaller.
const encoders: Record<string, { widths: number[]; encode: (image: Sharp) => Sharp }> = {
  avif: { widths: PICTURE_WIDTHS, encode: (image) => image.avif({ quality: 50, effort: 3 }) },
  webp: { widths: PICTURE_WIDTHS, encode: (image) => image.webp({ quality: 72, effort: 4 }) },
  jpg: { widths: JPEG_WIDTHS, encode: (image) => image.jpeg({ quality: 74, mozjpeg: true }) },
};

/**
 * Makes the sizes and formats of every picture that the site shows, and the modules that tell the pages about them.
 * Files that are there already are kept: a second run encodes nothing.
 */
export async function buildPictures(): Promise<void> {
  await mkdir(PICTURES_DIR, { recursive: true });
  const pictures = await inParallel(pictureSources, buildPicture);
  await writeModules(pictures);
  await removeOldFiles(pictures);
}

async function buildPicture(source: PictureSource): Promise<Picture> {
  const original = await readFile(join(ORIGINALS, `${source.crop?.of ?? source.name}.jpg`));
  const hash = createHash('sha256')
    .update(RECIPE)
    .update(JSON.stringify(source.crop ?? null))
    .update(original)
    .digest('hex')
    .slice(0, 8);
  const image = source.crop ? sharp(original).extract(source.crop) : sharp(original);
  const { width, height } = source.crop ?? (await image.metadata());

  for (const [format, { widths, encode }] of Object.entries(encoders)) {
    for (const fileWidth of availableWidths(width, widths)) {
      const file = join(PICTURES_DIR, `${source.name}-${hash}-${fileWidth}.${format}`);
      if (existsSync(file)) continue;
      // Written aside and moved into place: a build that dies half-way leaves no half picture behind.
      await encode(image.clone().resize(fileWidth)).toFile(`${file}.part`);
      await rename(`${file}.part`, file);
    }
  }

  const [{ dominant }, tiny] = await Promise.all([
    image.clone().stats(),
    image.clone().resize(16).webp({ quality: 20, effort: 6 }).toBuffer(),
  ]);
  const hex = [dominant.r, dominant.g, dominant.b].map((n) => n.toString(16).padStart(2, '0'));
  return {
    name: source.name,
    hash,
    width,
    height,
    color: `#${hex.join('')}`,
    blur: `data:image/webp;base64,${tiny.toString('base64')}`,
    alt: source.alt,
  };
}

/** What an earlier original or recipe left behind would be published with the rest. */
async function removeOldFiles(pictures: Picture[]): Promise<void> {
  const current = pictures.map(({ name, hash }) => `${name}-${hash}-`);
  for (const file of await readdir(PICTURES_DIR)) {
    // Another build may be writing a part at this moment.
    const isPart = file.endsWith('.part');
    if (!isPart && !current.some((stem) => file.startsWith(stem))) {
      await rm(join(PICTURES_DIR, file), { force: true });
    }
  }
}

/** As many at a time as there are cores (an AVIF keeps one busy for seconds), in the order of the list. */
async function inParallel<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

/**
 * One module a picture and a list of them all: modules are what chunks are made of, so a page's script carries only
 * the pictures that it shows.
 */
async function writeModules(pictures: Picture[]): Promise<void> {
  await mkdir(GENERATED_DIR, { recursive: true });
  const file = (name: string) => `${name}.generated.ts`;
  const note = '// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.\n';
  for (const picture of pictures) {
    const value = JSON.stringify(picture, null, 2);
    await writeIfChanged(
      join(GENERATED_DIR, file(picture.name)),
      `${note}import type { Picture } from '../../domain/picture';\n\nexport const ${camelCase(picture.name)}: Picture = ${value};\n`,
    );
  }
  const exports = pictures.map(
    ({ name }) => `export { ${camelCase(name)} } from './pictures/${name}.generated';\n`,
  );
  await writeIfChanged(GENERATED, note + exports.join(''));
  const current = new Set(pictures.map(({ name }) => file(name)));
  for (const old of await readdir(GENERATED_DIR)) {
    if (!current.has(old)) await rm(join(GENERATED_DIR, old));
  }
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (before !== text) await writeFile(file, text);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildPictures();
}
