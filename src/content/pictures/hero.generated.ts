// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const hero: Picture = {
  "name": "hero",
  "hash": "b32537",
  "width": 2400,
  "height": 1500,
  "color": "#665",
  "gradient": "linear-gradient(#568,#777,#875,#654)",
  "alt": "Artist’s impression of a contemporary West African coastal apartment development at golden hour, with a pool, palms and the beach alongside."
};
