// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight72: Picture = {
  "name": "brum-height-7-2",
  "hash": "2c7f18",
  "width": 1920,
  "height": 1200,
  "color": "#655",
  "gradient": "linear-gradient(#777,#755,#533,#544)",
  "alt": "Artist’s impression of Brum Height 7 at dusk with lit apartments and street lamps."
};
