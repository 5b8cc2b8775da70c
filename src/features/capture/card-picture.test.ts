import { expect, it } from 'vitest';
import { MOST_PICTURE_BYTES } from '../../domain/business-card';
import { encodeToFit, keptSize } from './card-picture';

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 1280, height: 960 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 960, height: 1280 },
  ],
  [
    { width: 1280, height: 720 },
    { width: 1280, height: 720 },
  ],
  [
    { width: 640, height: 400 },
    { width: 640, height: 400 },
  ],
  [
    { width: 9000, height: 2 },
    { width: 1280, height: 1 },
  ],
])('a picture of %o is kept as %o', (size, kept) => {
  expect(keptSize(size)).toEqual(kept);
});

/** Encodes to so many bytes for each pixel at full quality. */
function encoder(bytesPerPixel: number) {
  const tried: { width: number; quality: number }[] = [];
  return {
    tried,
    encode: async ({ width, height }: { width: number; height: number }, quality: number) => {
      tried.push({ width, quality });
      return { width, quality, size: width * height * bytesPerPixel * quality };
    },
  };
}

it('a picture that is short enough is encoded once, with the best quality', async () => {
  const { tried, encode } = encoder(0.1);
  const { quality } = await encodeToFit({ width: 1280, height: 960 }, encode);
  expect([quality, tried.length]).toEqual([0.82, 1]);
});

it('the quality is lowered no further than the limit demands', async () => {
  const { tried, encode } = encoder(0.25);
  const { size, quality, width } = await encodeToFit({ width: 1280, height: 960 }, encode);
  expect(size).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
  expect([quality, width, tried.length]).toEqual([0.58, 1280, 3]);
});

it('a picture that is too long at any quality gets smaller until it fits', async () => {
  const { encode } = encoder(2);
  const { size, width } = await encodeToFit({ width: 1280, height: 960 }, encode);
  expect(size).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
  expect(width).toBeLessThan(1280);
});
