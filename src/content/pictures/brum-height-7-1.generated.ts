// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight71: Picture = {
  "name": "brum-height-7-1",
  "hash": "b42d86",
  "width": 2400,
  "height": 1500,
  "color": "#988",
  "blur": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAoABUB8JZACdACUxrwAAP5aFpd56DnqD1QekusJbltHsRTx81mEj9+Lb1ggy5UR83R/sAAAAA==",
  "alt": "Artist’s impression of Brum Height 7, a brick apartment building in Lekki, seen from its street with palms, a keke and people at the wall."
};
