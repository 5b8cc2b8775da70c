// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens1: Picture = {
  "name": "capital-gardens-1",
  "hash": "d3fa0b",
  "width": 2400,
  "height": 1500,
  "color": "#896",
  "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAoABUB8JaAAAuUHAAAA/eOdA6Fon97ckI301KJNvDUeq33w14+xnAAAAA==",
  "alt": "Artist’s impression of the Capital Gardens layout from the air, with pegged plots, internal roads and a perimeter wall."
};
