// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleGreenBuilding: Picture = {
  "name": "article-green-building",
  "hash": "bfe7e4",
  "width": 1600,
  "height": 900,
  "color": "#665",
  "gradient": "linear-gradient(#666,#665,#776,#554)",
  "alt": "Artist’s impression of an apartment building with plants growing along every balcony."
};
