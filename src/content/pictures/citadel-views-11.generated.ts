// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews11: Picture = {
  "name": "citadel-views-11",
  "hash": "b610da",
  "width": 1920,
  "height": 2400,
  "color": "#777",
  "blur": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABQAwCdASoQABQAPzmGulOvKKWisAgB4CcJQBOmXkAJZsDoQACHSHF9VMVb8nvFRnO/IsoX1+6wzakJHydPoVOAvMec3qAEcjsrKFJq4UHjnoIaW/LugAAA",
  "alt": "Artist’s impression of a family on the footpath in front of a row of terraced homes at Citadel Views."
};
