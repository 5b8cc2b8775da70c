// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews1: Picture = {
  "name": "citadel-views-1",
  "hash": "c154d2",
  "width": 1920,
  "height": 1200,
  "color": "#665",
  "gradient": "linear-gradient(#888,#565,#555,#554)",
  "alt": "Artist’s impression of Citadel Views from above, showing detached homes with rooftop solar panels along palm-lined streets."
};
