// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight72: Picture = {
  "name": "brum-height-7-2",
  "hash": "9467d5",
  "width": 2400,
  "height": 1500,
  "color": "#656",
  "blur": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAoABUB8JYwCdAEMwereQAD83OyAe/w8ReqEW4w0y2cxEDNPQKFmUtr1XA5Hc4AAAA==",
  "alt": "Artist’s impression of Brum Height 7 at dusk with lit apartments, and people on the street before its wall."
};
