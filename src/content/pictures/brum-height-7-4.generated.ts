// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight74: Picture = {
  "name": "brum-height-7-4",
  "hash": "a6f597",
  "width": 1920,
  "height": 2400,
  "color": "#a98",
  "blur": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAABQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJQBOgBDuPCTlsQAD+UX21dZtwuuMn4jqvldHIoeye8rFxOjQvWLr1uekWQwDRotaj1zgA",
  "alt": "Artist’s impression of a living room at Brum Height 7 with full-width balcony doors and the lagoon beyond."
};
