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
  PICTURE_WIDTHS,
  type Picture,
  type PictureFormat,
} from '../src/domain/picture.ts';
import { camelCase } from './build/camel-case.ts';

const ORIGINALS = 'media';
const GENERATED = 'src/content/pictures.generated.ts';
const GENERATED_DIR = 'src/content/pictures';

/** Where the encoded pictures are kept between builds. */
export const PICTURES_DIR = resolve('.cache/media');

const FORMATS: PictureFormat[] = ['avif', 'webp', 'jpg'];

/** How the files are made. It is a part of every hash, so that old files are not taken for new ones. */
const RECIPE = {
  widths: PICTURE_WIDTHS,
  /**
   * The largest is shown one pixel a dot and needs more than 640, which phones show at twice the density or more. Effort 4
   * takes three times as long as 3 for 3 % less: worth it for what phones fetch.
   */
  avif: [
    { upTo: 640, quality: 34, effort: 4 },
    { upTo: 1080, quality: 38, effort: 3 },
  ],
  avifBeyond: { quality: 42, effort: 3 },
  /** What a picture that fills the first screen gets on top. */
  extraQuality: 8,
  /** Eyes see colour at half the sharpness of light. */
  chromaSubsampling: '4:2:0',
  webp: { quality: 66, effort: 4 },
  jpg: { quality: 74, mozjpeg: true },
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
    .update(JSON.stringify([RECIPE, source.crop, source.isFirstScreen]))
    .update(original)
    .digest('hex')
    .slice(0, 6);
  const image = source.crop ? sharp(original).extract(source.crop) : sharp(original);
  const { width, height } = source.crop ?? (await image.metadata());

  for (const format of FORMATS) {
    for (const fileWidth of availableWidths(width, format)) {
      const file = join(PICTURES_DIR, `${source.name}-${hash}-${fileWidth}.${format}`);
      if (existsSync(file)) continue;
      // Written aside and moved into place: a build that dies half-way leaves no half picture behind.
      await encode(image.clone().resize(fileWidth), format, fileWidth, source).toFile(
        `${file}.part`,
      );
      await rename(`${file}.part`, file);
    }
  }

  const [color, tiny] = await Promise.all([
    meanColor(image),
    image.clone().resize(16).webp({ quality: 20, effort: 6 }).toBuffer(),
  ]);
  return {
    name: source.name,
    hash,
    width,
    height,
    color,
    blur: `data:image/webp;base64,${tiny.toString('base64')}`,
    alt: source.alt,
  };
}

function encode(image: Sharp, format: PictureFormat, width: number, source: PictureSource): Sharp {
  switch (format) {
    case 'avif': {
      const step = RECIPE.avif.find(({ upTo }) => width <= upTo) ?? RECIPE.avifBeyond;
      const extra = source.isFirstScreen ? RECIPE.extraQuality : 0;
      return image.avif({
        quality: step.quality + extra,
        effort: step.effort,
        chromaSubsampling: RECIPE.chromaSubsampling,
      });
    }
    case 'webp':
      return image.webp(RECIPE.webp);
    case 'jpg':
      return image.jpeg(RECIPE.jpg);
  }
}

/** A picture's mean colour, in the short form: nobody sees the difference in a placeholder. */
async function meanColor(image: Sharp): Promise<string> {
  const pixel = await image
    .clone()
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${[...pixel].map((channel) => Math.round(channel / 17).toString(16)).join('')}`;
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
