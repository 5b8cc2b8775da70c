// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight76: Picture = {
  "name": "brum-height-7-6",
  "hash": "6cff2f",
  "width": 1920,
  "height": 2400,
  "color": "#a98",
  "blur": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJYgCdACHYGi3WINw5moAA/osbAnSmHa7zLzDjAfGQfDZjn2OkW8wd5P3xOlJLVauLrl3aSPPBtAAA",
  "alt": "Artist’s impression of a bedroom at Brum Height 7."
};
