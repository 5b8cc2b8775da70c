// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleAbujaHills: Picture = {
  "name": "article-abuja-hills",
  "hash": "01a147",
  "width": 1600,
  "height": 900,
  "color": "#787",
  "blur": "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoQAAkABUB8JYgAAerJ+2YAAP3pzHcv52fMZUWQ/0E34JRbndAAAA==",
  "alt": "Artist’s impression of city neighbourhoods below granite hills, inspired by the landscape around Abuja."
};
