// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7TourKitchen: Picture = {
  "name": "brum-height-7-tour-kitchen",
  "hash": "bedfe5",
  "width": 1600,
  "height": 1000,
  "color": "#ba8",
  "blur": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAoABUB8JZgCdAED5bKaAAD+3x0cQPRLRyNOXUvFLnW4eafamJiHaCnz0MnyMYMRMW/uqCAAAA==",
  "alt": "Artist’s impression of the kitchen of an apartment at Brum Height 7, with green cupboards and a table at the window."
};
