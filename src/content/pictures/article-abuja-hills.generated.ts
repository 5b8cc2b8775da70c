// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleAbujaHills: Picture = {
  "name": "article-abuja-hills",
  "hash": "c5f1511a",
  "width": 1600,
  "height": 900,
  "color": "#c8c8c8",
  "blur": "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoQAAkABUB8JYgAAerJ+2YAAP3pzHcv52fMZUWQ/0E34JRbndAAAA==",
  "alt": "Artist’s impression of city neighbourhoods below granite hills, inspired by the landscape around Abuja."
};
