// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews8: Picture = {
  "name": "citadel-views-8",
  "hash": "24de5d",
  "width": 1920,
  "height": 2400,
  "color": "#655",
  "blur": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwBACdASoQABQAPzmGuVOvKSWisAgB4CcJYwC7ACKmGIxPv/G9FqozxAwA/oULej5+idNjNOqRrIsyaKCqY6eh5A7GPnux7GOJcklgOfLt7v5TggAAAA==",
  "alt": "Artist’s impression of a family on a garden terrace at Citadel Views, below a roof of solar panels."
};
