// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleAbujaHills: Picture = {
  "name": "article-abuja-hills",
  "hash": "c12331",
  "width": 1600,
  "height": 900,
  "color": "#787",
  "gradient": "linear-gradient(#aab,#aa9,#765,#442)",
  "alt": "Artist’s impression of city neighbourhoods below granite hills, inspired by the landscape around Abuja."
};
