// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleProptech: Picture = {
  "name": "article-proptech",
  "hash": "198946",
  "width": 1600,
  "height": 900,
  "color": "#334",
  "blur": "data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoQAAkABUB8JYwAAudrTt8ugAD+5AzWiri1bcutIW/eh1KgOAA=",
  "alt": "Artist’s impression of two city towers at night with glowing lines linking them to the buildings around them."
};
