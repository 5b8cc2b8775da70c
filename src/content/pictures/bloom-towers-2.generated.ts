// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers2: Picture = {
  "name": "bloom-towers-2",
  "hash": "0d1eda",
  "width": 2400,
  "height": 1500,
  "color": "#878",
  "blur": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAoABUB8JQBOgBZBXcQAAP3e55W9cwvNwfNhAeeF/TfZuhnnxGcU7arg0AAA",
  "alt": "Artist’s impression of Bloom Towers at dusk with lit apartments above the office podium."
};
