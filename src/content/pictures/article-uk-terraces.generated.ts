// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleUkTerraces: Picture = {
  "name": "article-uk-terraces",
  "hash": "3bffe9",
  "width": 1600,
  "height": 900,
  "color": "#777",
  "gradient": "linear-gradient(#89a,#989,#776,#555)",
  "alt": "Artist’s impression of a row of red-brick terraced houses with bay windows on a British street."
};
