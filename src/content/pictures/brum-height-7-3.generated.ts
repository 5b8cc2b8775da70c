// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight73: Picture = {
  "name": "brum-height-7-3",
  "hash": "009087",
  "width": 1920,
  "height": 1200,
  "color": "#666",
  "gradient": "linear-gradient(#889,#766,#555,#554)",
  "alt": "Artist’s impression of the corner of Brum Height 7 seen from above street level, showing balconies and brickwork."
};
