// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews8: Picture = {
  "name": "citadel-views-8",
  "hash": "66c3ad",
  "width": 1920,
  "height": 2400,
  "color": "#655",
  "blur": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAwBACdASoQABQAPzmEuVOvKKWisAgB4CcJZQC7ACKmGIxRb34i6iwGhAAA/oULej5+idNjNOqRtwlkfpe/qnX6xkJU5Agi5D9nZPfg36/lULNdxlOUAAAA",
  "alt": "Artist’s impression of a family on a garden terrace at Citadel Views, below a roof of solar panels."
};
