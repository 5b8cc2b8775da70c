// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens3: Picture = {
  "name": "capital-gardens-3",
  "hash": "1dec6d",
  "width": 1920,
  "height": 1200,
  "color": "#898",
  "blur": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoQAAoABUB8JaACw7DVcAAA3kNBXq31NHrXI6x5my4jW8zNcBiFXCPgS7bwAAAA",
  "alt": "Artist’s impression of the Capital Gardens entrance gate with palms, planting and a perimeter wall."
};
