// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowersLead: Picture = {
  "name": "bloom-towers-lead",
  "hash": "1dddc8",
  "width": 1920,
  "height": 2400,
  "color": "#788",
  "blur": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJQBadAgSWMyXPxdAAeMswtNxWqx5RbHVZUy/OqnjouoMgw72zcL2Z0EsZKa4gf0pLStoUoP+Z6OjRW0AxtgAA",
  "alt": "Artist’s impression of the two towers of Bloom Towers, seen from the street."
};
