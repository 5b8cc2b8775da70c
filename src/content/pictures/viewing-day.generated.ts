// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const viewingDay: Picture = {
  "name": "viewing-day",
  "hash": "dce3b1",
  "width": 2400,
  "height": 1500,
  "color": "#787",
  "blur": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAABwAQCdASoQAAoABUB8JZgAAtFgAADb+Sud7kVPgNl1gMSY9Hu01F5cZ/5wBVfejFfodTFgJn7Z0AAA",
  "alt": "Artist’s impression of a show home with its sign, an agent who meets a couple, and visitors at the carport."
};
