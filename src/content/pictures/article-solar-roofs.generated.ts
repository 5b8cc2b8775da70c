// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleSolarRoofs: Picture = {
  "name": "article-solar-roofs",
  "hash": "845c51",
  "width": 1600,
  "height": 900,
  "color": "#777",
  "gradient": "linear-gradient(#bbb,#666,#556,#766)",
  "alt": "Artist’s impression of solar panels on the roofs of contemporary homes in Lagos."
};
