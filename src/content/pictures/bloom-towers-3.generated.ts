// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers3: Picture = {
  "name": "bloom-towers-3",
  "hash": "d22c1d",
  "width": 2400,
  "height": 1500,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoQAAoABUB8JQAAR3IjUVALFAAA/eHiSznR273UQa24DZ4MxTDNAJdYnU+aAA==",
  "alt": "Artist’s impression of Bloom Towers from the air, showing the podium garden and pool between the two towers."
};
