// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight71: Picture = {
  "name": "brum-height-7-1",
  "hash": "373e7e",
  "width": 1920,
  "height": 1200,
  "color": "#899",
  "gradient": "linear-gradient(#9aa,#99a,#776,#998)",
  "alt": "Artist’s impression of Brum Height 7, a contemporary mid-rise brick apartment building, by day."
};
