// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const officeLagos: Picture = {
  "name": "office-lagos",
  "hash": "a241ac",
  "width": 1920,
  "height": 1200,
  "color": "#888",
  "gradient": "linear-gradient(#89a,#888,#887,#775)",
  "alt": "Artist’s impression of a small contemporary office building with timber fins and palms, standing for the Lagos office."
};
