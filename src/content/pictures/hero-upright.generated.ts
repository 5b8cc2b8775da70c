// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const heroUpright: Picture = {
  "name": "hero-upright",
  "hash": "bae544",
  "width": 1125,
  "height": 1500,
  "color": "#666",
  "gradient": "linear-gradient(#567,#777,#864,#654)",
  "alt": "Artist’s impression of a contemporary West African coastal apartment development at golden hour, with a pool, palms and the beach alongside."
};
