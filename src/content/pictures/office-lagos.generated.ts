// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const officeLagos: Picture = {
  "name": "office-lagos",
  "hash": "1c4a0d",
  "width": 1920,
  "height": 1200,
  "color": "#888",
  "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAABQAQCdASoQAAoABUB8JQBdgAAAANz6xMIYsEpXGds55tsHJrnquypGK6xkBKck/qwAAA==",
  "alt": "Artist’s impression of a small contemporary office building with timber fins and palms, standing for the Lagos office."
};
