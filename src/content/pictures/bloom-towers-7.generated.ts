// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers7: Picture = {
  "name": "bloom-towers-7",
  "hash": "4ca294",
  "width": 1920,
  "height": 2400,
  "color": "#765",
  "blur": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAABQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwCdAALTiTlaAACGg1hcY8wHBSeylCnjoyJlXomRVzTDiAoz9BVfR77HFoEO23AeAAAA",
  "alt": "Artist’s impression of a kitchen with a dining table in Bloom Towers."
};
