// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight71: Picture = {
  "name": "brum-height-7-1",
  "hash": "9199fd",
  "width": 1920,
  "height": 1200,
  "color": "#899",
  "blur": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAoABUB8JZQAAbp7b/AAAP3PV+f7nwrXJg6xGxBYTmoyec/pQrdgmAKYcAAA",
  "alt": "Artist’s impression of Brum Height 7, a contemporary mid-rise brick apartment building, by day."
};
