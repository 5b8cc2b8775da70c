// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const officeLondon: Picture = {
  "name": "office-london",
  "hash": "66f894",
  "width": 2400,
  "height": 1500,
  "color": "#988",
  "blur": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAoABUB8JQBdgCPgdFj1+nCAAPalFJukTHD7Xck+MIPia3RuzvUsdz6ygCV/slkgzUAA",
  "alt": "Artist’s impression of an office with tall windows and two people at a table, standing for the London office."
};
