// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers2: Picture = {
  "name": "bloom-towers-2",
  "hash": "803da8",
  "width": 1920,
  "height": 1200,
  "color": "#655",
  "blur": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAoABUB8JZQCdAD5NeOiQQAA+ejSQszdt0WKY1aoXONr1CuK0ktAAAA=",
  "alt": "Artist’s impression of Bloom Towers at dusk with lit apartments above the office podium."
};
