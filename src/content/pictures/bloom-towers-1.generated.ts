// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers1: Picture = {
  "name": "bloom-towers-1",
  "hash": "7f520c",
  "width": 1920,
  "height": 1200,
  "color": "#999",
  "gradient": "linear-gradient(#789,#99a,#99a,#998)",
  "alt": "Artist’s impression of Bloom Towers by day: two residential towers of 21 and 19 floors rising from a shared podium."
};
