import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { PANORAMA_WIDTHS } from '../src/domain/home-tour.ts';
import {
  availableWidths,
  PICTURE_WIDTHS,
  type Picture,
  type PictureFormat,
} from '../src/domain/picture.ts';
import { cached, inBuildCache } from './build/cache.ts';
import { camelCase } from './build/camel-case.ts';
import { IS_DRAFT } from './build/draft.ts';
import { ORIGINALS, type PictureSource, pictureSources } from './build/picture-sources.ts';
import { writeIfChanged } from './build/write-if-changed.ts';

const GENERATED_DIR = 'src/content/pictures';

/** Where encoded pictures are kept between builds. */
export const PICTURES_DIR = inBuildCache(IS_DRAFT ? 'draft-media' : 'media');

const FORMATS: PictureFormat[] = ['avif', 'webp', 'jpg'];

/** The encoding settings. They are part of every hash, so that files made with other settings are not reused. */
const RECIPE = {
  widths: PICTURE_WIDTHS,
  /**
   * The largest width is shown at one device pixel per CSS pixel and needs a higher quality than the others, which phones
   * show at two or three. Effort 4 takes three times as long as 3 and saves 3 %, which pays off for the small sizes: in the
   * large ones it would be half of the time that a build takes.
   */
  avif: [
    { upTo: 640, quality: 34, effort: 4, extra: 8 },
    { upTo: 1080, quality: 32, effort: 3, extra: 0 },
  ],
  avifBeyond: { quality: 42, effort: 2, extra: 8 },
  /** Eyes resolve colour at half the sharpness of brightness. */
  chromaSubsampling: '4:2:0',
  webp: { quality: 66, effort: 4 },
  jpg: { quality: 74, mozjpeg: true },
};

/** One file of a panorama fills a screen four times, at a quarter of the width each. */
const PANORAMA_RECIPE = {
  widths: PANORAMA_WIDTHS,
  avif: { quality: 56, effort: 4, chromaSubsampling: RECIPE.chromaSubsampling },
};

/** A draft's pictures are encoded in a hurry: they would take half of a cold build. */
const DRAFT_EFFORT = IS_DRAFT && { effort: 0 };

/** Part of the name of what is kept of a placeholder; change it together with `placeholderOf`. */
const PLACEHOLDER = '1';

/**
 * Makes every picture in all its sizes and formats, and the modules that describe them. Existing files are kept, so a
 * second run encodes nothing.
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
    .update(
      JSON.stringify(
        source.isPanorama ? PANORAMA_RECIPE : [RECIPE, source.crop, source.isFirstScreen],
      ),
    )
    .update(original)
    .digest('hex')
    .slice(0, 6);
  const image = source.crop ? sharp(original).extract(source.crop) : sharp(original);
  const { width, height } = source.crop ?? (await image.metadata());

  for (const format of FORMATS) {
    const widths = source.isPanorama ? PANORAMA_WIDTHS[format] : availableWidths(width, format);
    for (const fileWidth of widths) {
      const make = () =>
        encode(
          image.clone().resize({ width: fileWidth, withoutEnlargement: true }),
          format,
          fileWidth,
          source,
        ).toBuffer();
      await cached(join(PICTURES_DIR, `${source.name}-${hash}-${fileWidth}.${format}`), () =>
        IS_DRAFT ? stand(`${width} ${height} ${fileWidth} ${format}`, make) : make(),
      );
    }
  }

  const kept = inBuildCache('placeholders', `${PLACEHOLDER}-${source.name}-${hash}.json`);
  const placeholder = await cached(kept, async () =>
    Buffer.from(JSON.stringify(await placeholderOf(image))),
  );
  return {
    name: source.name,
    hash,
    width,
    height,
    ...(JSON.parse(placeholder.toString()) as Pick<Picture, 'color' | 'blur'>),
    alt: source.alt,
  };
}

const stands = new Map<string, Promise<Buffer>>();

/** In a draft, one picture stands for all of its size: to encode each is most of what a cold build takes. */
function stand(size: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const made = stands.get(size) ?? make();
  stands.set(size, made);
  return made;
}

function encode(image: Sharp, format: PictureFormat, width: number, source: PictureSource): Sharp {
  switch (format) {
    case 'avif': {
      if (source.isPanorama) return image.avif({ ...PANORAMA_RECIPE.avif, ...DRAFT_EFFORT });
      const step = RECIPE.avif.find(({ upTo }) => width <= upTo) ?? RECIPE.avifBeyond;
      // Pictures above the fold get more.
      return image.avif({
        quality: step.quality + (source.isFirstScreen ? step.extra : 0),
        effort: step.effort,
        chromaSubsampling: RECIPE.chromaSubsampling,
        ...DRAFT_EFFORT,
      });
    }
    case 'webp':
      return image.webp(RECIPE.webp);
    case 'jpg':
      return image.jpeg(RECIPE.jpg);
  }
}

/** What a page shows until the picture has loaded. To decode every original for it takes a build a third of its time. */
async function placeholderOf(image: Sharp): Promise<Pick<Picture, 'color' | 'blur'>> {
  const [color, tiny] = await Promise.all([
    meanColor(image),
    image.clone().resize(16).webp({ quality: 20, effort: 6 }).toBuffer(),
  ]);
  return { color, blur: `data:image/webp;base64,${tiny.toString('base64')}` };
}

/** A picture's mean colour, as a short hex code; in a placeholder nobody notices the lost precision. */
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

/** Files from earlier originals or settings would be published too, so delete them. */
async function removeOldFiles(pictures: Picture[]): Promise<void> {
  const current = pictures.map(({ name, hash }) => `${name}-${hash}-`);
  for (const file of await readdir(PICTURES_DIR)) {
    // Another build may be writing this file right now.
    const isPart = file.endsWith('.part');
    if (!isPart && !current.some((stem) => file.startsWith(stem))) {
      await rm(join(PICTURES_DIR, file), { force: true });
    }
  }
}

/** Runs as many at a time as there are cores (an AVIF keeps one busy for seconds); keeps the order. */
async function inParallel<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

/** One module per picture. Bundlers split by module, so a page's script contains only the pictures it shows. */
async function writeModules(pictures: Picture[]): Promise<void> {
  await mkdir(GENERATED_DIR, { recursive: true });
  const file = (name: string) => `${name}.generated.ts`;
  const note = '// Made by `npm run images` from media/pictures.yaml. Do not edit.\n';
  for (const picture of pictures) {
    const value = JSON.stringify(picture, null, 2);
    await writeIfChanged(
      join(GENERATED_DIR, file(picture.name)),
      `${note}import type { Picture } from '../../domain/picture';\n\nexport const ${camelCase(picture.name)}: Picture = ${value};\n`,
    );
  }
  const current = new Set(pictures.map(({ name }) => file(name)));
  for (const old of await readdir(GENERATED_DIR)) {
    if (!current.has(old)) await rm(join(GENERATED_DIR, old));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildPictures();
}
