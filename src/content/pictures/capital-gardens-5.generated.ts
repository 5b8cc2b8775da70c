// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens5: Picture = {
  "name": "capital-gardens-5",
  "hash": "cc8e5c",
  "width": 1920,
  "height": 2400,
  "color": "#988",
  "blur": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAABQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwDCgA6ubj/4AAD4CHqzzGizGJEUWBPwh6RvhI8Sxt3slctHOAAA",
  "alt": "Artist’s impression of a road at Capital Gardens at dusk, with solar lamps."
};
