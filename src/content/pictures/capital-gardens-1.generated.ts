// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens1: Picture = {
  "name": "capital-gardens-1",
  "hash": "de9217",
  "width": 2400,
  "height": 1500,
  "color": "#896",
  "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAoABUB8JaAAAuUHAAAA/eOdA6Fon+JPKiCuM8z/AjDZRK+ndjJ1amAAAA==",
  "alt": "Artist’s impression of the Capital Gardens layout from the air, with pegged plots, internal roads and a perimeter wall."
};
