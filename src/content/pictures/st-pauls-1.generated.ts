// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls1: Picture = {
  "name": "st-pauls-1",
  "hash": "89ec3b",
  "width": 1920,
  "height": 1200,
  "color": "#876",
  "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAoABUB8JYgCw7Cx6UbZQAD7nIr27S51bxrQ7W3J1XLjofcZAki9w9AAAA==",
  "alt": "Artist’s impression of No. 30 St Paul’s, a red-brick apartment building facing a garden square in Birmingham."
};
