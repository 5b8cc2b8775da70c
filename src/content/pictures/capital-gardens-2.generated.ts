// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens2: Picture = {
  "name": "capital-gardens-2",
  "hash": "a70f57",
  "width": 1920,
  "height": 1200,
  "color": "#896",
  "blur": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoQAAoABUB8JagAAuVW0AAA/q7QSF4dByzU2aYaODyl5EA++GuKm9BAAAA=",
  "alt": "Artist’s impression of Capital Gardens from the air, with the plots in the foreground and the coastline beyond."
};
