// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViewsLead: Picture = {
  "name": "citadel-views-lead",
  "hash": "3617fb",
  "width": 1920,
  "height": 2400,
  "color": "#777",
  "blur": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJQBbZBHlHfIq5CCAA+255hwhsVwFhpMaB5PVMVCK7W9SZPEoO5b4I6EbK6Bd5OwwxaOqtCy0IyaLFdR4omjS88q6kAAAA",
  "alt": "Artist’s impression of a detached home at Citadel Views among palms."
};
