import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { brand, brandColours } from '../../src/content/brand.ts';
import type { PreviewCard } from '../../src/prerender/card.ts';
import { cached, inBuildCache } from './cache.ts';

const CACHE_DIR = inBuildCache('cards');
/** Part of every hash; change it together with the layout below. */
const RECIPE = '4';
/** The site's serif as a font file that sharp can read; see scripts/fonts/README.md. */
const FONT_FILE = 'scripts/fonts/newsreader.ttf';
/** The name that the file gives itself. By any other, another font is drawn without a word. */
const FONT = 'Newsreader 16pt';

const WIDTH = 1200;
const HEIGHT = 630;
const BAND = 226;
/** Each line below the title but the first makes the band higher. Several are smaller, so that each home has one. */
const LINE = 36;
const MARGIN = 60;
/** WhatsApp shows no preview for larger pictures. */
const MAX_BYTES = 200 * 1024;

/**
 * Makes social preview images of 1200 by 630 pixels with the page's title on a band.
 * @returns a function that makes one, or takes it from the cache, and returns its address
 * @throws if an image is larger than chat apps accept
 */
export function cardMaker(dist: string): (card: PreviewCard) => Promise<string> {
  return async (card) => {
    const originals = await Promise.all(
      card.pictures.map((picture) => readFile(join('media', `${picture}.jpg`))),
    );
    const hash = createHash('sha256')
      .update(JSON.stringify([RECIPE, brand, brandColours, card]))
      .update(Buffer.concat(originals))
      .digest('hex')
      .slice(0, 8);
    const file = `${card.name}-${hash}.jpg`;
    const bytes = await cached(join(CACHE_DIR, file), () => draw(card, originals));
    if (bytes.length > MAX_BYTES) {
      throw new Error(
        `The card ${file} has ${bytes.length} bytes; chat apps show up to ${MAX_BYTES}.`,
      );
    }
    await mkdir(join(dist, 'media/cards'), { recursive: true });
    await writeFile(join(dist, 'media/cards', file), bytes);
    return `/media/cards/${file}`;
  };
}

const { light, laterite, mist } = brandColours;

async function draw({ title, line, below }: PreviewCard, originals: Buffer[]): Promise<Buffer> {
  const more = (below?.split('\n').length ?? 1) - 1;
  const top = HEIGHT - BAND - more * LINE;
  const width = WIDTH / originals.length;
  const pictures = await Promise.all(
    originals.map(async (original, index) => ({
      input: await sharp(original).resize(Math.ceil(width), top, { fit: 'cover' }).toBuffer(),
      left: Math.floor(index * width),
      top: 0,
    })),
  );
  const overlays: OverlayOptions[] = [
    ...pictures,
    { input: block(WIDTH, 6, laterite), left: 0, top },
    { input: await words(brand.name, 30, light.paper), left: MARGIN, top: top + 32 },
    { input: await words(title, 52, light.paper), left: MARGIN, top: top + 84 },
  ];
  const kicker = await words(line, 30, mist);
  const { width: kickerWidth = 0 } = await sharp(kicker).metadata();
  overlays.push({ input: kicker, left: WIDTH - MARGIN - kickerWidth, top: top + 32 });
  if (below) {
    const input = await words(below, more ? 28 : 30, mist);
    overlays.push({ input, left: MARGIN, top: top + 162 });
  }
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: light.palm } })
    .composite(overlays)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

function block(width: number, height: number, color: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`,
  );
}

/** Renders text as a transparent picture, wrapped to the card's width. */
function words(text: string, size: number, color: string): Promise<Buffer> {
  const markup = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return sharp({
    text: {
      text: `<span foreground="${color}">${markup}</span>`,
      font: `${FONT} ${size}`,
      fontfile: FONT_FILE,
      width: WIDTH - 2 * MARGIN,
      // At 72 dpi one point is one pixel.
      dpi: 72,
      spacing: 8,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
}
