// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight74: Picture = {
  "name": "brum-height-7-4",
  "hash": "1f4286",
  "width": 1920,
  "height": 1200,
  "color": "#a98",
  "gradient": "linear-gradient(#baa,#aa9,#887,#986)",
  "alt": "Artist’s impression of a living room at Brum Height 7 with full-width balcony doors and a city outlook."
};
