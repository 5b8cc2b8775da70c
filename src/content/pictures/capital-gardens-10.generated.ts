// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens10: Picture = {
  "name": "capital-gardens-10",
  "hash": "e6a324",
  "width": 1920,
  "height": 2400,
  "color": "#776",
  "blur": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwCw7BcRYYZMKjEsOAD1zBA8+2aHFfDnD+TG/g+xCv0OFXta1+PRhOTgDoJSBSvx5c5zdAcg11Xg4ippgAAA",
  "alt": "Artist’s impression of a family on the palm-lined avenue of Capital Gardens, inside its gate."
};
