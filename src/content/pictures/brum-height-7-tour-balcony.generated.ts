// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7TourBalcony: Picture = {
  "name": "brum-height-7-tour-balcony",
  "hash": "904473",
  "width": 1600,
  "height": 1000,
  "color": "#999",
  "blur": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoQAAoABUB8JZQAAtvlLyoJysAA/u/SBQe+pdA3xZ3kKyqUnwUOkIAA",
  "alt": "Artist’s impression of the balcony of an apartment at Brum Height 7, with a view over the roofs of Lekki."
};
