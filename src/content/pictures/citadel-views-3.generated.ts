// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews3: Picture = {
  "name": "citadel-views-3",
  "hash": "905ad1",
  "width": 2400,
  "height": 1500,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAoABUB8JYgCdACZRVdAAMx4FHKA+Mzbx2gHVtSLoCvdzAgAdJk0zmi4YcT/l3Jw34AA",
  "alt": "Artist’s impression of the entrance gatehouse at Citadel Views in late-afternoon light."
};
