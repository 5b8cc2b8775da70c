// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens2: Picture = {
  "name": "capital-gardens-2",
  "hash": "f8266b",
  "width": 2400,
  "height": 1500,
  "color": "#886",
  "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAoABUB8JaAC7AEO0+QAAP6w/4M5bvkkEuZCiXQdXgnyk74uKuKl6X4AAA==",
  "alt": "Artist’s impression of Capital Gardens from the air, with the plots in the foreground and the coastline beyond."
};
