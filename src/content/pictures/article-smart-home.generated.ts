// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleSmartHome: Picture = {
  "name": "article-smart-home",
  "hash": "c07176",
  "width": 2400,
  "height": 1350,
  "color": "#854",
  "blur": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAkABUB8JbACdAB/h4AA/nSkLqhNCoh0j45QdGcTMjNpPtZe0R4YjHsFN+3Sm6guAAAA",
  "alt": "Artist’s impression of a living room at dusk with its lights on, a control panel on the wall, and unlit homes across the street."
};
