// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleAbujaHills: Picture = {
  "name": "article-abuja-hills",
  "hash": "b339a9",
  "width": 2400,
  "height": 1350,
  "color": "#999",
  "blur": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAkABUB8JZQCw7DboywG9oAA/llawZdV5udZgfRexSakHq19m7rAAAA=",
  "alt": "Artist’s impression of a couple on a granite rock above a city district, with a tree-lined parkway that leads to bare granite hills, inspired by the landscape around Abuja."
};
