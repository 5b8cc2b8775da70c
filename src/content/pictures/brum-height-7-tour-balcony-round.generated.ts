// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7TourBalconyRound: Picture = {
  "name": "brum-height-7-tour-balcony-round",
  "hash": "842e06",
  "width": 1024,
  "height": 512,
  "color": "#865",
  "blur": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAgABUB8JagCdAEfnPkFAb+AAP5FnJ6a8WoMYPN8Qgqpo5XRv+8UE+kKCtQw3FZ/uEYosT++alHeaQAAAA==",
  "alt": "Artist’s impression of the balcony of an apartment at Brum Height 7, with a view over the roofs of Lekki, all round."
};
