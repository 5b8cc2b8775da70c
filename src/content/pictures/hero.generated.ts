// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const hero: Picture = {
  "name": "hero",
  "hash": "773a9f",
  "width": 2400,
  "height": 1500,
  "color": "#665",
  "blur": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAoABUB8JZACdADdob+1YAD6cRAvjKGI4tgFvEYt7doNyDE8dKSNdc7uAJvOAAA=",
  "alt": "Artist’s impression of a contemporary West African coastal apartment development at golden hour, with a pool, palms and the beach alongside."
};
