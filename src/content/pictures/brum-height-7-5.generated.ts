// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight75: Picture = {
  "name": "brum-height-7-5",
  "hash": "8e1522",
  "width": 1920,
  "height": 2400,
  "color": "#998",
  "blur": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZQCsACHVc6VVBLsrCkgAAP3LJeO4WGlBNBDIVB+xz64u5kKIeraWJfp2IY16cqFpw6OIfW6aXYJsAAA=",
  "alt": "Artist’s impression of a kitchen with a dining table at Brum Height 7."
};
