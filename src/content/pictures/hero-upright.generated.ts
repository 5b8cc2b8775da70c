// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const heroUpright: Picture = {
  "name": "hero-upright",
  "hash": "c3012d",
  "width": 1125,
  "height": 1500,
  "color": "#666",
  "blur": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAACQAwCdASoQABUAPzmGulQvKSWjMAgB4CcJQBWAA8zWfXzIubnsAP0fbTLSbl9zRmA6kRIcYKfBSNCDRONbog58Y3SWnnShIb6dMNYVADCH3AjazRqAAA==",
  "alt": "Artist’s impression of a contemporary West African coastal apartment development at golden hour, with a pool, palms and the beach alongside."
};
