// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers3: Picture = {
  "name": "bloom-towers-3",
  "hash": "c0d6b1",
  "width": 1608,
  "height": 1005,
  "color": "#998",
  "blur": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAoABUB8JQBdgBt1KFSAAP6RYX2SCipbkEdm0gO4xR6cVdK/ReLxTjtJ9jQA",
  "alt": "Artist’s impression of Bloom Towers from the air, showing the podium garden and pool between the two towers."
};
