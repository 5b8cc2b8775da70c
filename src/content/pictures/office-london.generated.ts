// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const officeLondon: Picture = {
  "name": "office-london",
  "hash": "ad21d4",
  "width": 2400,
  "height": 1500,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAoABUB8JQBdgCPURIDQcUrAAPalFJukTkBOm5PPW6geJQq4Kx0T4YMcB9kEhyHdbcAA",
  "alt": "Artist’s impression of an office with tall windows and two people at a table, standing for the London office."
};
