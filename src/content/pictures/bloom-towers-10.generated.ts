// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers10: Picture = {
  "name": "bloom-towers-10",
  "hash": "e2d3b9",
  "width": 1920,
  "height": 2400,
  "color": "#998",
  "blur": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJZQAAUbueicsAAPce5ZtFPx2f0g1FkJQfk0OLkNAXxJRqIlG9ViiPjMWyTwBNmaNAAA==",
  "alt": "Artist’s impression of an office floor in the podium of Bloom Towers."
};
