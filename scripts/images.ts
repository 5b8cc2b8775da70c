import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
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

const ORIGINALS = 'media';
const GENERATED = 'src/content/pictures.generated.ts';
/** Part of every hash: change it with the encoders' settings, so that old files are not taken for new ones. */
const RECIPE = '1';

/** Where the encoded pictures are kept between builds. */
export const PICTURES_DIR = resolve('.cache/media');

const encoders: Record<string, { widths: number[]; encode: (image: Sharp) => Sharp }> = {
  avif: { widths: PICTURE_WIDTHS, encode: (image) => image.avif({ quality: 50, effort: 4 }) },
  webp: { widths: PICTURE_WIDTHS, encode: (image) => image.webp({ quality: 72, effort: 4 }) },
  jpg: { widths: JPEG_WIDTHS, encode: (image) => image.jpeg({ quality: 74, mozjpeg: true }) },
};

/**
 * Makes the sizes and formats of every picture that the site shows, and the module that tells the pages about them.
 * Files that are there already are kept: a second run encodes nothing.
 */
export async function buildPictures(): Promise<void> {
  await mkdir(PICTURES_DIR, { recursive: true });
  const pictures: Picture[] = [];
  for (const source of pictureSources) pictures.push(await buildPicture(source));
  await writeIfChanged(GENERATED, moduleText(pictures));
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

/** One export a picture, so that a page's script carries only those it shows. */
function moduleText(pictures: Picture[]): string {
  const exports = pictures.map(
    (picture) =>
      `export const ${camelCase(picture.name)}: Picture = ${JSON.stringify(picture, null, 2)};\n`,
  );
  return [
    '// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.',
    "import type { Picture } from '../domain/picture';\n",
    ...exports,
  ].join('\n');
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (before !== text) await writeFile(file, text);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildPictures();
}
