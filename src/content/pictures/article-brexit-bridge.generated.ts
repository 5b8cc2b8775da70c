// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleBrexitBridge: Picture = {
  "name": "article-brexit-bridge",
  "hash": "d9e6ad",
  "width": 1600,
  "height": 900,
  "color": "#887",
  "gradient": "linear-gradient(#9aa,#999,#765,#665)",
  "alt": "Artist’s impression of a stone bridge over a wide river with a London-style skyline behind."
};
