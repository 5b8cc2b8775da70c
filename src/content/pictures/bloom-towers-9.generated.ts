// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers9: Picture = {
  "name": "bloom-towers-9",
  "hash": "ba4d1b",
  "width": 1920,
  "height": 2400,
  "color": "#998",
  "blur": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZQC/OCHgg97tAAD+UsWFq1hXIcZzobKwLzw0HEodvDuhblf61dhFBd5ipMGWzHlIAA==",
  "alt": "Artist’s impression of a bathroom in Bloom Towers with a view over Ikate."
};
