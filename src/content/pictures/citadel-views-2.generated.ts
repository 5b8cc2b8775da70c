// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews2: Picture = {
  "name": "citadel-views-2",
  "hash": "0faafa",
  "width": 2400,
  "height": 1500,
  "color": "#888",
  "blur": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABQAQCdASoQAAoABUB8JQBOgAWkAPzXKz+phE+5pYD/Nj9ZXbF9AIX90yGNZWaJgxLgGToHkkeeoN91vAAAAA==",
  "alt": "Artist’s impression of a palm-lined street of two-storey homes at Citadel Views, with neighbours and a child on a bicycle."
};
