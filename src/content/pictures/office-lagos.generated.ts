// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const officeLagos: Picture = {
  "name": "office-lagos",
  "hash": "fd9fb9",
  "width": 2400,
  "height": 1500,
  "color": "#a98",
  "blur": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAoABUB8JQBOgCK/VIq8EAD44wx217cmbJTd3L7SZYyVmshmIryIFH8HpCt2+vWzqpoAAAA=",
  "alt": "Artist’s impression of an office above a lagoon with people around an architect’s model, standing for the Lagos office."
};
