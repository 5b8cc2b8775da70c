// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls4: Picture = {
  "name": "st-pauls-4",
  "hash": "52f9ef",
  "width": 1920,
  "height": 2400,
  "color": "#765",
  "blur": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJQBOgAy4hXOJCAAD9HLKOoWTt8gxiIxfCLhGg8stH3phUCqn51w0w/ppQUXXHASz4ERdlI7fl/xDkCXTmoRpBjIl5wgAA",
  "alt": "Artist’s impression of a kitchen at No. 30 St Paul’s."
};
