// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews4: Picture = {
  "name": "citadel-views-4",
  "hash": "6f5e8e",
  "width": 1920,
  "height": 2400,
  "color": "#988",
  "blur": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJZQAAW+6oarCCjvzUAAD9yZvzcIr6gnNyev/OtAfdq4dVNlt6uic7RppiXirIq4IAAA==",
  "alt": "Artist’s impression of a living room at Citadel Views with a sofa, a rug and windows to the garden."
};
