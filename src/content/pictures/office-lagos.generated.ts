// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const officeLagos: Picture = {
  "name": "office-lagos",
  "hash": "9528eb",
  "width": 1800,
  "height": 1125,
  "color": "#987",
  "blur": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoABUB8JYgCdAED+hJc8cQAAPzYt9SwJDW52mxfj/CKUYgKgp3+4XGq2En+Splb5DIMvnXSdIkxIZFFgAAA",
  "alt": "Artist’s impression of an office above a lagoon with people around an architect’s model, standing for the Lagos office."
};
