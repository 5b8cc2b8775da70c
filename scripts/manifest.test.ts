import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { STAFF_MANIFEST, VISITORS_MANIFEST } from '../src/hooks/use-staff-manifest';

type Picture = { src: string; sizes: string; type: string; form_factor?: string };

type Manifest = {
  id: string;
  icons: Picture[];
  screenshots?: Picture[];
  shortcuts: { url: string; icons: Picture[] }[];
  share_target?: { action: string; method: string; enctype?: string };
};

const read = (path: string): Manifest => JSON.parse(readFileSync(`public${path}`, 'utf8'));
const manifest = read(VISITORS_MANIFEST);
const staff = read(STAFF_MANIFEST);
const screenshots = manifest.screenshots ?? [];

const pictures = [manifest, staff].flatMap(({ icons, screenshots = [], shortcuts }) => [
  ...icons,
  ...screenshots,
  ...shortcuts.flatMap((shortcut) => shortcut.icons),
]);

describe('the manifests', () => {
  it('are two apps: only the staff’s has shortcuts to leads and captures', () => {
    expect(staff.id).not.toBe(manifest.id);
    const paths = ({ shortcuts }: Manifest) =>
      shortcuts.map(({ url }) => new URL(url, 'https://example.com').pathname);
    expect(paths(manifest)).toEqual(['/properties', '/']);
    expect(paths(staff)).toEqual(['/admin', '/capture']);
    expect([manifest.share_target, staff.share_target?.action]).toEqual([undefined, '/capture']);
    // Chromium warns of one that doesn't say it, although a GET needs no other.
    expect(staff.share_target?.enctype).toBe('application/x-www-form-urlencoded');
  });

  it.each(pictures)('$src exists with its declared type and size', async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(`public${src}`).metadata();
    expect(type).toBe(`image/${format === 'svg' ? 'svg+xml' : format}`);
    if (sizes !== 'any') expect(sizes).toBe(`${width}x${height}`);
  });

  it.each(screenshots)('$src is small enough', ({ src }) => {
    expect(statSync(`public${src}`).size).toBeLessThanOrEqual(60 * 1024);
  });

  it('has screenshots of the same size for phones, and one for desktops', () => {
    // Browsers ignore screenshots whose aspect ratio differs from the first of the same form factor.
    for (const kind of ['narrow', 'wide']) {
      const sizes = screenshots
        .filter(({ form_factor }) => form_factor === kind)
        .map((screenshot) => screenshot.sizes);
      expect([kind, sizes.length > 0, new Set(sizes).size]).toEqual([kind, true, 1]);
    }
  });
});
