// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers3: Picture = {
  "name": "bloom-towers-3",
  "hash": "475350",
  "width": 1920,
  "height": 1200,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAABwAQCdASoQAAoABUB8JYgAAOuTsAD941G5B3XJU+AaE2Rb886VnvGlmp2s3WH+EAHMaC2FH73sBwAA",
  "alt": "Artist’s impression of Bloom Towers from the air, showing the podium garden and pool between the two towers."
};
