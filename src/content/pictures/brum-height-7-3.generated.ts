// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight73: Picture = {
  "name": "brum-height-7-3",
  "hash": "1a628e",
  "width": 1920,
  "height": 1200,
  "color": "#666",
  "blur": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAABwAQCdASoQAAoABUB8JZQAAYMI8AD+sCDiVKSmcGvUv3U15g9KF5E+o8qYWe7iaAT+UAAA",
  "alt": "Artist’s impression of the corner of Brum Height 7 seen from above street level, showing balconies and brickwork."
};
