// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleAbujaHills: Picture = {
  "name": "article-abuja-hills",
  "hash": "f9caa9",
  "width": 1800,
  "height": 1012,
  "color": "#999",
  "blur": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAkABUB8JYwCw7DpzEXogAD+WZT63/ot6cBGvXWBjWV4l1LKWCYAAAA=",
  "alt": "Artist’s impression of a couple on a granite rock above a city district, with a tree-lined parkway that leads to bare granite hills, inspired by the landscape around Abuja."
};
