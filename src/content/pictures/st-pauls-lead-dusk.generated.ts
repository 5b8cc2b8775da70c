// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPaulsLeadDusk: Picture = {
  "name": "st-pauls-lead-dusk",
  "hash": "2ccd90",
  "width": 1920,
  "height": 2400,
  "color": "#545",
  "blur": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwC06B0uZy77GqlY+4AAzc+hCktr/vcFiEeLqSuewoGN5PIwQ4m03fzzEAniT/3euPURDKqQvsmaOlh/ggAA",
  "alt": "Artist’s impression of No. 30 St Paul’s at dusk, upright."
};
