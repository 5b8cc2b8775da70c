// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleProptech: Picture = {
  "name": "article-proptech",
  "hash": "ca0b42",
  "width": 2400,
  "height": 1350,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABUB8JaAC7ACkogiCmAD4MJYyCLOAwtEj5FKCPWj+byNbmtg85kxEy9xiyXscpdpgAAA=",
  "alt": "Artist’s impression of a surveyor with a tablet and a drone among pegged plots of land, with buyers beside her."
};
