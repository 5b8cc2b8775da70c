// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews3: Picture = {
  "name": "citadel-views-3",
  "hash": "b9efe5",
  "width": 1920,
  "height": 1200,
  "color": "#777",
  "gradient": "linear-gradient(#889,#899,#886,#553)",
  "alt": "Artist’s impression of the entrance gatehouse at Citadel Views in late-afternoon light."
};
