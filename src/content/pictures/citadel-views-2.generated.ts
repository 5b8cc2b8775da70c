// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews2: Picture = {
  "name": "citadel-views-2",
  "hash": "b2be32",
  "width": 1920,
  "height": 1200,
  "color": "#777",
  "blur": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAoABUB8JZQAAscDWXh+owgA/enIZYeFSzYjwJeaW1B5457LudeWI8oeNx2gc7OQAA==",
  "alt": "Artist’s impression of a palm-lined street of contemporary two-storey homes at Citadel Views."
};
