// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight74: Picture = {
  "name": "brum-height-7-4",
  "hash": "91b483",
  "width": 1920,
  "height": 1200,
  "color": "#a98",
  "blur": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAoABUB8JZgCdACqZA/QAP5pLWYY4aAVYPFUS2vfTYbIBD8Xux71UHqtw6WrAAA=",
  "alt": "Artist’s impression of a living room at Brum Height 7 with full-width balcony doors and a city outlook."
};
