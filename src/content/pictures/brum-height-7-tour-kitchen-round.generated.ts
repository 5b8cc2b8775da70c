// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7TourKitchenRound: Picture = {
  "name": "brum-height-7-tour-kitchen-round",
  "hash": "bf2da1",
  "width": 2048,
  "height": 1024,
  "color": "#bba",
  "blur": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAgABUB8JQBOgB4hLOzgoAD+32AWplbyhhRuCuMY7iTiH+RwqXpKB+tR06oAAAA=",
  "alt": "Artist’s impression of the kitchen of an apartment at Brum Height 7, with green cupboards and a table at the window, all round."
};
