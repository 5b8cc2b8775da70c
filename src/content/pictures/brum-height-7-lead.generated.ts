// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7Lead: Picture = {
  "name": "brum-height-7-lead",
  "hash": "52e410",
  "width": 1286,
  "height": 1608,
  "color": "#877",
  "blur": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJQBOgAvcaGmXnuqLgANahN1MnGPAXZkbryoU84EhEJlNpa+0gW7ZKpy9DnNBm53BzwkSLlsNboZfYF/JeuiAA",
  "alt": "Artist’s impression of Brum Height 7, upright."
};
