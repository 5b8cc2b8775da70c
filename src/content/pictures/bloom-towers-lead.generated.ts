// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowersLead: Picture = {
  "name": "bloom-towers-lead",
  "hash": "aeff29",
  "width": 1286,
  "height": 1608,
  "color": "#788",
  "blur": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJQBOgAgAfPRPD2fPaAAB4yzC027qt7R4N4yOzDmjiTETxq9kaf3+lpLpVUapU7t+a0c9prwfjAsAA",
  "alt": "Artist’s impression of the two towers of Bloom Towers, seen from the street."
};
