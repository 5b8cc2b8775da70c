// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleBrexitBridge: Picture = {
  "name": "article-brexit-bridge",
  "hash": "de46cd",
  "width": 1600,
  "height": 900,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAABwAQCdASoQAAkABUB8JZWDrAHJgAD+x/vHsz61vg/6uV17aqDOkizSApm7lIHOSAAAAA==",
  "alt": "Artist’s impression of a stone bridge over a wide river with a London-style skyline behind."
};
