// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const hero: Picture = {
  "name": "hero",
  "hash": "0bf525",
  "width": 2400,
  "height": 1500,
  "color": "#888",
  "blur": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAABwAQCdASoQAAoABUB8JaACdAAtIAD6YMgjf/FF+04IPd1UEjAUAMHFmUTEPVnDAAA=",
  "alt": "Artist’s impression of Bloom Towers across the lagoon in the evening, with a family on the shore."
};
