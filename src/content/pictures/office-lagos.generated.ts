// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const officeLagos: Picture = {
  "name": "office-lagos",
  "hash": "55d3fb",
  "width": 2400,
  "height": 1500,
  "color": "#998",
  "blur": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAoABUB8JQBOgCPS5ANhPAD44wonWajSAlwiSAElaTbPE8e6299KsBhS5ujv4VO2r1j0oAA=",
  "alt": "Artist’s impression of an office above a lagoon with people around an architect’s model, standing for the Lagos office."
};
