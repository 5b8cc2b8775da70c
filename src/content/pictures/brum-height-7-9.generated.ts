// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight79: Picture = {
  "name": "brum-height-7-9",
  "hash": "ea6543",
  "width": 1920,
  "height": 2400,
  "color": "#ba9",
  "blur": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABQBACdASoQABQAPzmGuVOvKSWisAgB4CcJYwCw7CKeUvS4ebTS9XWR73QAAP6MPth5vSjtscrDL4Gg2hyXjfc4PYMRSBUl0uFJq0/2qr2sAA==",
  "alt": "Artist’s impression of a bathroom at Brum Height 7."
};
