// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight72: Picture = {
  "name": "brum-height-7-2",
  "hash": "008a0d",
  "width": 1920,
  "height": 1200,
  "color": "#655",
  "blur": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoQAAoABUB8JYwCdACUxYAA9AzwfhQCK8tPX4yUp85+2DxbJcmDmPCGYAA=",
  "alt": "Artist’s impression of Brum Height 7 at dusk with lit apartments and street lamps."
};
