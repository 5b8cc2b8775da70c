// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls2: Picture = {
  "name": "st-pauls-2",
  "hash": "562d1f",
  "width": 1920,
  "height": 1200,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAoABUB8JYwAAgANZCWYAAD2vrG19dejRP5kzQbcvBYyP+l3omTHIWvKePWc+spwtHo4cAA=",
  "alt": "Artist’s impression of the red-brick and stone facade of No. 30 St Paul’s seen along the street."
};
