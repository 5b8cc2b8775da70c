// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight74: Picture = {
  "name": "brum-height-7-4",
  "hash": "71f17a",
  "width": 1920,
  "height": 2400,
  "color": "#a98",
  "blur": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAABQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJQBOgBDlFwdkYAAD+UX21amAsxgFDpsN3dsQZGr7bH5fI5mfCKezW+kWQwDRotaj1zgAA",
  "alt": "Artist’s impression of a living room at Brum Height 7 with full-width balcony doors and the lagoon beyond."
};
