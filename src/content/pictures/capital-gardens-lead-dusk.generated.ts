// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardensLeadDusk: Picture = {
  "name": "capital-gardens-lead-dusk",
  "hash": "78ba7f",
  "width": 1920,
  "height": 2400,
  "color": "#766",
  "blur": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAACwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJQBOgAgGb2upGMijSJADWPuRGI4A7rnx14J+s3MDJ7z3558s9p0iIc+ygFyzrpeBq7maQsRCiEWlwAAA=",
  "alt": "Artist’s impression of the gate of Capital Gardens at dusk, upright."
};
