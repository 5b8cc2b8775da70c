// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls1: Picture = {
  "name": "st-pauls-1",
  "hash": "af9547",
  "width": 1920,
  "height": 1200,
  "color": "#876",
  "gradient": "linear-gradient(#777,#765,#887,#776)",
  "alt": "Artist’s impression of No. 30 St Paul’s, a red-brick apartment building facing a garden square in Birmingham."
};
