// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPaulsLead: Picture = {
  "name": "st-pauls-lead",
  "hash": "1923b0",
  "width": 1920,
  "height": 2400,
  "color": "#877",
  "blur": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJYwAAP/Lp2ruZFegAAOJ4pH0phewdFu0cyjzfzFXjvZOne9/qQqEzQOCzZrCRBLoQ7KUWKIqAAA==",
  "alt": "Artist’s impression of No. 30 St Paul’s from the street, with its stone entrance."
};
