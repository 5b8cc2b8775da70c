// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const viewingDay: Picture = {
  "name": "viewing-day",
  "hash": "b1c795",
  "width": 1920,
  "height": 1200,
  "color": "#777",
  "blur": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAoABUB8JZAAAi8cMTycgADc1tJfZyY59gBNX9oFXwYnEi28wbxrvFTZUOirMxZPWMDnrndAAA==",
  "alt": "Artist’s impression of the garden path to a show home, with a sign stand pointing towards the entrance."
};
