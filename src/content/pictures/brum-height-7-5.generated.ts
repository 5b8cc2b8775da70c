// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight75: Picture = {
  "name": "brum-height-7-5",
  "hash": "4812f8",
  "width": 1920,
  "height": 2400,
  "color": "#998",
  "blur": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQBACdASoQABQAPzmEuVOvKKWisAgB4CcJZQCsACHXfh9F0AkPFn6+AAD9yyXjuKVIiuF312QQoN+E5cfh3E6JQ5+BiqQLh6pINMaPOcSLXZUAAAA=",
  "alt": "Artist’s impression of a kitchen with a dining table at Brum Height 7."
};
