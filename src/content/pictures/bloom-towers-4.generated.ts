// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers4: Picture = {
  "name": "bloom-towers-4",
  "hash": "026075",
  "width": 1920,
  "height": 2400,
  "color": "#a98",
  "blur": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAABwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJQBWAA1iTMjwQJAAA/FpmqNbZtnPudpkk+zO7PYJiyBYJTKOB/G0pFBNl2+AurEsjvAAA",
  "alt": "Artist’s impression of a living room high up in Bloom Towers with a view of the lagoon."
};
