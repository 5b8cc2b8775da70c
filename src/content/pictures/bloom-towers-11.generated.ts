// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers11: Picture = {
  "name": "bloom-towers-11",
  "hash": "26f17b",
  "width": 1920,
  "height": 2400,
  "color": "#666",
  "blur": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAABwAwCdASoQABQAPzmGuVQvKSWjMAgB4CcJQBfnA1QzHN0HvQAA2naRGj6esFOjDIEPWnvMQm/Lb1s9gCvYCjq2FcfIODOUAsVDDkVgolLFh9KTmxMB9FzgAAA=",
  "alt": "Artist’s impression of neighbours on a garden path on the deck of Bloom Towers, below the eastern tower."
};
