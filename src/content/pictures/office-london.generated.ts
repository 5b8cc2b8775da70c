// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const officeLondon: Picture = {
  "name": "office-london",
  "hash": "41c3e6",
  "width": 1920,
  "height": 1200,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAoABUB8JYwAAZky3gAA/pREUs3Z7/F4fnMNH6q9SsnrBmEy0F6IdO6wAA==",
  "alt": "Artist’s impression of a brick and stucco townhouse office building, standing for the London office."
};
