// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers9: Picture = {
  "name": "bloom-towers-9",
  "hash": "23bf44",
  "width": 1613,
  "height": 2016,
  "color": "#998",
  "blur": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZQAAW+0UYOWk4WaYrbAA/lLFhar4KxYmHI43M3x2sjV1tttL6hytIf12kjPjAnqpTriyMVJkOX1eiAAAAA==",
  "alt": "Artist’s impression of a bathroom in Bloom Towers with a view over Ikate."
};
