// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers2: Picture = {
  "name": "bloom-towers-2",
  "hash": "46171e",
  "width": 1608,
  "height": 1005,
  "color": "#888",
  "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAoABUB8JQBOgBZCGK+sqAD93tfo+BMpjol+DuJZeRcWnAVUtFi+F5MQAA==",
  "alt": "Artist’s impression of Bloom Towers at dusk with lit apartments above the office podium."
};
