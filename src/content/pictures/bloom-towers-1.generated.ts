// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers1: Picture = {
  "name": "bloom-towers-1",
  "hash": "2b9ef2",
  "width": 1608,
  "height": 1005,
  "color": "#898",
  "blur": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAoABUB8JYwAAjAguUGuAAD94X1Q17ZOkoO9A3cT5p9wnWfHEkDitsPoFRouG+6XGrdFqqEAAA==",
  "alt": "Artist’s impression of Bloom Towers by day: two residential towers of 21 and 19 floors rising from a shared podium."
};
