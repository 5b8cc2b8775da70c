// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls2: Picture = {
  "name": "st-pauls-2",
  "hash": "b9f003",
  "width": 1920,
  "height": 1200,
  "color": "#887",
  "gradient": "linear-gradient(#888,#888,#998,#666)",
  "alt": "Artist’s impression of the red-brick and stone facade of No. 30 St Paul’s seen along the street."
};
