import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

type Picture = { src: string; sizes: string; type: string; form_factor?: string };

const manifest: {
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { url: string; icons: Picture[] }[];
} = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));

const pictures = [
  ...manifest.icons,
  ...manifest.screenshots,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
];

describe('the manifest', () => {
  it.each(pictures)('$src is there, in its type and size', async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(`public${src}`).metadata();
    expect(type).toBe(`image/${format === 'svg' ? 'svg+xml' : format}`);
    if (sizes !== 'any') expect(sizes).toBe(`${width}x${height}`);
  });

  it.each(manifest.screenshots)('$src is small enough to be looked at', ({ src }) => {
    expect(statSync(`public${src}`).size).toBeLessThanOrEqual(60 * 1024);
  });

  it('has screenshots of one size for phones and one for desks', () => {
    // Browsers leave out what differs from the first of its kind.
    for (const kind of ['narrow', 'wide']) {
      const sizes = manifest.screenshots
        .filter(({ form_factor }) => form_factor === kind)
        .map((screenshot) => screenshot.sizes);
      expect([kind, sizes.length > 0, new Set(sizes).size]).toEqual([kind, true, 1]);
    }
  });
});
