// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const officeLondon: Picture = {
  "name": "office-london",
  "hash": "953877",
  "width": 1920,
  "height": 1200,
  "color": "#887",
  "gradient": "linear-gradient(#999,#776,#876,#777)",
  "alt": "Artist’s impression of a brick and stucco townhouse office building, standing for the London office."
};
