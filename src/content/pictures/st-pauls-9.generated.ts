// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls9: Picture = {
  "name": "st-pauls-9",
  "hash": "86d125",
  "width": 1920,
  "height": 2400,
  "color": "#676",
  "blur": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJYwCo9BYLCpdGP1uAAPhBDDQekeVbDWuRjMWpz6vdKYBneTi6CR9bH06C31XGoVfVyBuMBbSMcAAA",
  "alt": "Artist’s impression of people on a bench in the garden square in front of No. 30 St Paul’s."
};
