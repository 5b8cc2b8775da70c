// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7TourBalconyRound: Picture = {
  "name": "brum-height-7-tour-balcony-round",
  "hash": "bd32c6",
  "width": 2560,
  "height": 1280,
  "color": "#754",
  "blur": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoQAAgABUB8JaACdACedYU4AP6F8bIQ64Ggai0Y0JQ9PPuTmnAV05XtDBDN4fCuG3qBtcnQRhrcjTcUYNtQAAAA",
  "alt": "Artist’s impression of the balcony of an apartment at Brum Height 7, with a view over the roofs of Lekki, all round."
};
