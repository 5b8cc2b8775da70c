// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers2: Picture = {
  "name": "bloom-towers-2",
  "hash": "31a76a",
  "width": 1920,
  "height": 1200,
  "color": "#655",
  "gradient": "linear-gradient(#667,#767,#765,#322)",
  "alt": "Artist’s impression of Bloom Towers at dusk with lit apartments above the office podium."
};
