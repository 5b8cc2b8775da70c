// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews1: Picture = {
  "name": "citadel-views-1",
  "hash": "1d5c02",
  "width": 2400,
  "height": 1500,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAoABUB8JYwAAuTm1pAA/I95UuB/U4tB8Uf41ma8nV5HL8PSvKDPliAAAA==",
  "alt": "Artist’s impression of Citadel Views from above, showing detached homes with rooftop solar panels along palm-lined streets."
};
