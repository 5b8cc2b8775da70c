// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7TourKitchenRound: Picture = {
  "name": "brum-height-7-tour-kitchen-round",
  "hash": "17539b",
  "width": 1024,
  "height": 512,
  "color": "#cca",
  "blur": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAgABUB8JQBOgB4JXV+AAAD+523QzStoRgF0i3Bu4pp8xjBhZVAQTdKuIAAA",
  "alt": "Artist’s impression of the kitchen of an apartment at Brum Height 7, with green cupboards and a table at the window, all round."
};
