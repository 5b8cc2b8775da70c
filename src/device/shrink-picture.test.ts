import { expect, it } from 'vitest';
import { encodeToFit, keptSize } from './shrink-picture';

const MOST_BYTES = 180 * 1024;

const of = (width: number, height: number) => ({ width, height });

it.each([
  [of(4000, 3000), of(1280, 960)],
  [of(3000, 4000), of(960, 1280)],
  [of(1280, 720), of(1280, 720)],
  [of(640, 400), of(640, 400)],
  [of(9000, 2), of(1280, 1)],
])('a picture of %o is kept as %o', (size, kept) => {
  expect(keptSize(size, 1280)).toEqual(kept);
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
  const { quality } = await encodeToFit(of(1280, 960), MOST_BYTES, encode);
  expect([quality, tried.length]).toEqual([0.82, 1]);
});

it('the quality is lowered no further than the limit demands', async () => {
  const { tried, encode } = encoder(0.25);
  const { size, quality, width } = await encodeToFit(of(1280, 960), MOST_BYTES, encode);
  expect(size).toBeLessThanOrEqual(MOST_BYTES);
  expect([quality, width, tried.length]).toEqual([0.58, 1280, 3]);
});

it('a picture that is too long at any quality gets smaller until it fits', async () => {
  const { encode } = encoder(2);
  const { size, width } = await encodeToFit(of(1280, 960), MOST_BYTES, encode);
  expect(size).toBeLessThanOrEqual(MOST_BYTES);
  expect(width).toBeLessThan(1280);
});
