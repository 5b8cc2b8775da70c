// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight77: Picture = {
  "name": "brum-height-7-7",
  "hash": "244bc8",
  "width": 1920,
  "height": 2400,
  "color": "#865",
  "blur": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQBACdASoQABQAPzmEuVOvKKWisAgB4CcJYgCdMoADVIZAMD2Uy/PpAAD+nS1BrtQDKXQA1SKg6nUkZ7VE3xRqcA4MLTaSjjvgpFeDQUJMzFK3YrWgAA==",
  "alt": "Artist’s impression of a corner balcony at Brum Height 7 with a view over Lekki."
};
