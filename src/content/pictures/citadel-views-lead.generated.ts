// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViewsLead: Picture = {
  "name": "citadel-views-lead",
  "hash": "606c2d",
  "width": 1286,
  "height": 1608,
  "color": "#777",
  "blur": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJQBbZBHmmESL25/sIAPtueYcISpB1gXHyptOD+d+INJcDVADeFWFEdCP+GgWE8+2KAMadoWqZ9Xv6m0sT3ioU0sKTWAAA",
  "alt": "Artist’s impression of a detached home at Citadel Views among palms."
};
