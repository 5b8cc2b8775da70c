// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens9: Picture = {
  "name": "capital-gardens-9",
  "hash": "9eb1b2",
  "width": 1920,
  "height": 2400,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJQBOmUAAmVqfElqQAANd4LMNE/wuPJIiN9sTu4p7T0sevF1f9rCUSRju6qxLsYWpbXlnrw1D4wAAA",
  "alt": "Artist’s impression of workers laying kerbs and drains at Capital Gardens."
};
