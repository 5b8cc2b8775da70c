// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers3: Picture = {
  "name": "bloom-towers-3",
  "hash": "22e7cc",
  "width": 1920,
  "height": 1200,
  "color": "#887",
  "gradient": "linear-gradient(#aaa,#776,#776,#886)",
  "alt": "Artist’s impression of Bloom Towers from the air, showing the podium garden and pool between the two towers."
};
