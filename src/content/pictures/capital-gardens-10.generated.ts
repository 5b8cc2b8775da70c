// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens10: Picture = {
  "name": "capital-gardens-10",
  "hash": "43d002",
  "width": 1920,
  "height": 2400,
  "color": "#777",
  "blur": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAACwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwCw7BcTdlRfrtMJIAD1zBA8+2aHFfDnD+RlV1HIr9DhV58re59LBkoR79NGsopOXhZ4dBUEgm4gAAA=",
  "alt": "Artist’s impression of a family on the palm-lined avenue of Capital Gardens, inside its gate."
};
