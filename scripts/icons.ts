import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandColours } from '../src/content/brand.ts';

/** Makes the app's PNG icons from `icon.svg`. Run it by hand when the logo changes. */
const ICONS = 'public/icons';
const { palm } = brandColours.light;

/** Home screens crop a maskable icon to a circle of 80 %, so the logo keeps clear of the edge. */
const icons = [
  { name: 'icon-192', size: 192, sign: 1 },
  { name: 'icon-512', size: 512, sign: 1 },
  { name: 'icon-maskable-512', size: 512, sign: 0.8 },
  { name: 'apple-touch-icon', size: 180, sign: 1 },
];

const svg = await readFile(`${ICONS}/icon.svg`);
for (const { name, size, sign } of icons) {
  const inner = Math.round(size * sign);
  const image = await sharp(svg, { density: 1200 }).resize(inner).toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: palm } })
    .composite([{ input: image }])
    .png({ palette: true })
    .toFile(`${ICONS}/${name}.png`);
}
