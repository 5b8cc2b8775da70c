import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { pageName, SCREEN_NAMES, SCREENS, type Scheme, shotFile } from './camera.ts';

/** How wide a screen is on the sheet, in pixels, and how many stand side by side. */
const LAYOUT = { phone: { width: 240, perRow: 8 }, desk: { width: 480, perRow: 4 } };
const GAP = 12;
const WIDTH = GAP + LAYOUT.phone.perRow * (LAYOUT.phone.width + GAP);

/** Lays all screens of a page, one after the other as somebody scrolls, on one picture: first the phone's. */
export async function makeContactSheet(
  path: string,
  scheme: Scheme,
  folder: string,
): Promise<void> {
  const laid: OverlayOptions[] = [];
  let top = GAP;
  for (const name of SCREEN_NAMES) {
    const { width, perRow } = LAYOUT[name];
    const screens = await screensOf(join(folder, shotFile(path, name, scheme)), name, width);
    for (const [index, { input, height }] of screens.entries()) {
      const column = index % perRow;
      laid.push({ input, left: GAP + column * (width + GAP), top });
      if (column === perRow - 1 || index === screens.length - 1) top += height + GAP;
    }
  }
  await sharp({ create: { width: WIDTH, height: top, channels: 3, background: '#888' } })
    .composite(laid)
    .jpeg({ quality: 82 })
    .toFile(join(folder, `sheet-${pageName(path)}-${scheme}.jpg`));
}

/** Cuts a whole page into screens; the last may be shorter, but takes as much room. */
async function screensOf(file: string, name: keyof typeof SCREENS, width: number) {
  const { viewport } = SCREENS[name];
  const shot = sharp(file);
  const { width: all = viewport.width, height: total = 0 } = await shot.metadata();
  const screen = Math.round((viewport.height * all) / viewport.width);
  const height = Math.round((viewport.height * width) / viewport.width);
  const tops = Array.from({ length: Math.ceil(total / screen) }, (_, index) => index * screen);
  return Promise.all(
    tops.map(async (top) => ({
      height,
      input: await sharp(file)
        .extract({ left: 0, top, width: all, height: Math.min(screen, total - top) })
        .resize({ width })
        .toBuffer(),
    })),
  );
}
