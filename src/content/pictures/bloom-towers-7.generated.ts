// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers7: Picture = {
  "name": "bloom-towers-7",
  "hash": "0d457d",
  "width": 1600,
  "height": 2000,
  "color": "#987",
  "blur": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAABwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwC7ACHBNci76zAA/cxfSw/4bmtkHAKzfOhx3fgdOUReCdxQSxNnmQ2k17KSrRsD5A5PgAA=",
  "alt": "Artist’s impression of a kitchen with a dining table in Bloom Towers."
};
