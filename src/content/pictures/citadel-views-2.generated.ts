// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews2: Picture = {
  "name": "citadel-views-2",
  "hash": "3757b3",
  "width": 1920,
  "height": 1200,
  "color": "#777",
  "gradient": "linear-gradient(#89a,#888,#665,#555)",
  "alt": "Artist’s impression of a palm-lined street of contemporary two-storey homes at Citadel Views."
};
