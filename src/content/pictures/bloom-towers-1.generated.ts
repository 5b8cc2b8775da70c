// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers1: Picture = {
  "name": "bloom-towers-1",
  "hash": "24ccab",
  "width": 2400,
  "height": 1500,
  "color": "#898",
  "blur": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAoABUB8JYwAAi4N4LarAAD94YshiNG7jpZAq7z3RLq6vp4wZTAybJb+Cuj5WG2RswnfolmR1khAAAA=",
  "alt": "Artist’s impression of Bloom Towers by day: two residential towers of 21 and 19 floors on a shared podium, from a palm-lined boulevard with a fruit seller."
};
