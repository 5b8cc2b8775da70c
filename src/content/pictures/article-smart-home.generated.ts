// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleSmartHome: Picture = {
  "name": "article-smart-home",
  "hash": "704088",
  "width": 1600,
  "height": 900,
  "color": "#a99",
  "gradient": "linear-gradient(#cbb,#998,#776,#ba9)",
  "alt": "Artist’s impression of a wall-mounted smart-home control panel with a bright living room behind it."
};
