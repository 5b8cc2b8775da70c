// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPaulsLead: Picture = {
  "name": "st-pauls-lead",
  "hash": "75da69",
  "width": 1920,
  "height": 2400,
  "color": "#877",
  "blur": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJYwDCgBe7Oax6J4XjAAD5MM5YJu/wN5B3exo/gjS6laRCB9BKUAUk4dL3DvE2yKEfCqkosIJAAA==",
  "alt": "Artist’s impression of No. 30 St Paul’s from the street, with its stone entrance."
};
