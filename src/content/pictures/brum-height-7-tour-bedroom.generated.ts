// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7TourBedroom: Picture = {
  "name": "brum-height-7-tour-bedroom",
  "hash": "021192",
  "width": 1600,
  "height": 1000,
  "color": "#cb9",
  "blur": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAoABUB8JaACdADbYcTHlAAA/mla9WUDIejbRW1FUskVpY8pvX3HhTxrIrD9jtvD1+aqZAAAAA==",
  "alt": "Artist’s impression of a bedroom of an apartment at Brum Height 7, with a bed against a wall of timber."
};
