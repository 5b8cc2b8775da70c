// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7TourBedroomRound: Picture = {
  "name": "brum-height-7-tour-bedroom-round",
  "hash": "193caf",
  "width": 1024,
  "height": 512,
  "color": "#dca",
  "blur": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoQAAgABUB8JagCdAEQ/iyzhaIAAP7n7gl2dNGhd9KxKRKKiF/Qg2DN+ca+gAAA",
  "alt": "Artist’s impression of a bedroom of an apartment at Brum Height 7, with a bed against a wall of timber, all round."
};
