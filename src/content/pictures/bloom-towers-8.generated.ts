// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers8: Picture = {
  "name": "bloom-towers-8",
  "hash": "a92068",
  "width": 1920,
  "height": 2400,
  "color": "#876",
  "blur": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJQBZwA0fqvPTV0b4wdMAAyvZRGZREhKrlxuoAbqVjTwGaF9w3380IkTUJ0lGT0yoOaqYSecYAAA==",
  "alt": "Artist’s impression of people in the entrance arcade of Bloom Towers."
};
