// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls2: Picture = {
  "name": "st-pauls-2",
  "hash": "ca2532",
  "width": 2400,
  "height": 1500,
  "color": "#666",
  "blur": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAABQAQCdASoQAAoABUB8JYwAAOgAAP7w3+/X3KuZxCrRKVtBm0EotOQUVQgTKZaaHVCpEL6UsygoAA==",
  "alt": "Artist’s impression of the red-brick and stone facade of No. 30 St Paul’s seen along the street."
};
