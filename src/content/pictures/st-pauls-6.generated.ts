// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls6: Picture = {
  "name": "st-pauls-6",
  "hash": "159f62",
  "width": 1920,
  "height": 2400,
  "color": "#888",
  "blur": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwAAUE0t+Z892/5IAP5lagJgML15a2jZuoaw2KkfGNC7rOLfd6PlOP2nN+VmVbNV+fDKVJiPcJIdQjpZgAAA",
  "alt": "Artist’s impression of a bathroom at No. 30 St Paul’s."
};
