// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers1: Picture = {
  "name": "bloom-towers-1",
  "hash": "f624f7",
  "width": 1920,
  "height": 1200,
  "color": "#999",
  "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAoABUB8JQBOgBYsBK+AAOIkTUWfr4B1WPE0Vq7rVgYu5p5aqQAmipNQAA==",
  "alt": "Artist’s impression of Bloom Towers by day: two residential towers of 21 and 19 floors rising from a shared podium."
};
