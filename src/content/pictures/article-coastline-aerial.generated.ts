// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleCoastlineAerial: Picture = {
  "name": "article-coastline-aerial",
  "hash": "6e5f3a",
  "width": 1600,
  "height": 900,
  "color": "#798",
  "gradient": "linear-gradient(#9aa,#687,#787,#797)",
  "alt": "Artist’s impression of a palm-lined beach and coastal villas seen from the air."
};
