// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens3: Picture = {
  "name": "capital-gardens-3",
  "hash": "c6bc99",
  "width": 2400,
  "height": 1500,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAoABUB8JagCdACKMkwAAM4eKyadOGdKy1I/hNgw9+4VCBrCiFZdeVIgja/1gBcoAA==",
  "alt": "Artist’s impression of the Capital Gardens entrance gate, with a guard and people on their way in."
};
