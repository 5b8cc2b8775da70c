// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews3: Picture = {
  "name": "citadel-views-3",
  "hash": "675c7d",
  "width": 1920,
  "height": 1200,
  "color": "#777",
  "blur": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAoABUB8JZgCw7CVDLfdEAD2n5L92+Edc+xYBlhwFkz0Awi3MwcZG81frcL2+AAAAA==",
  "alt": "Artist’s impression of the entrance gatehouse at Citadel Views in late-afternoon light."
};
