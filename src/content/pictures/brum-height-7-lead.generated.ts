// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7Lead: Picture = {
  "name": "brum-height-7-lead",
  "hash": "cb7c30",
  "width": 1920,
  "height": 2400,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAACQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJQBOgAvdWult0zmoAANahN1Mm+lhXrZ3QMF4NK7rUF3VffGxvNeV6sa9h5MCf+ci8d6RhaW10FOSGT56WNa4Yx3gAAA==",
  "alt": "Artist’s impression of Brum Height 7 from the street, with a keke before its bougainvillea wall."
};
