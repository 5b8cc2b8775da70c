// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers6: Picture = {
  "name": "bloom-towers-6",
  "hash": "a57575",
  "width": 1920,
  "height": 2400,
  "color": "#999",
  "blur": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACQAwCdASoQABQAPzmGulOvKKWisAgB4CcJZgCsAAsJ1Tf9c/8AANel2pFPSD35bTPhgYyZq3/Z0QO/mF6C8vTNFR9cg2zXIuJBh6ixtBgAAA==",
  "alt": "Artist’s impression of people at the pool on the deck between the two towers of Bloom Towers."
};
