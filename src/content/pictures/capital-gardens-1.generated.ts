// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens1: Picture = {
  "name": "capital-gardens-1",
  "hash": "43556c",
  "width": 1920,
  "height": 1200,
  "color": "#886",
  "blur": "data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoQAAoABUB8JYgAAuXiQAAA/I7BGH8ksF8JBVFg/wTHJ1KmAAA=",
  "alt": "Artist’s impression of the Capital Gardens layout from the air, with pegged plots, internal roads and a perimeter wall."
};
