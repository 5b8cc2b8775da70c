// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers4: Picture = {
  "name": "bloom-towers-4",
  "hash": "e66e3c",
  "width": 1920,
  "height": 2400,
  "color": "#a98",
  "blur": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJQBOgA1ePnRfmRiAA/Fpmp8ntp/1wHoRjFnZl7hftJoAfHLlBI5sK9OhlqNrVn+EAAA==",
  "alt": "Artist’s impression of a living room high up in Bloom Towers with a view of the lagoon."
};
