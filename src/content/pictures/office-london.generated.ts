// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const officeLondon: Picture = {
  "name": "office-london",
  "hash": "2d6e09",
  "width": 1800,
  "height": 1125,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAoABUB8JQBdgB7HoNMzZzCgAPalFJxF0LhDUeLhK5BqMUEgxdwa87CCCO5eAbAgZgAA",
  "alt": "Artist’s impression of an office with tall windows and two people at a table, standing for the London office."
};
