// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViewsLeadDusk: Picture = {
  "name": "citadel-views-lead-dusk",
  "hash": "ce6d2e",
  "width": 1920,
  "height": 2400,
  "color": "#776",
  "blur": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYgCdABKj2s3Kw3/RgAD9mZj/dqH/jNbfnrUuaqVmxY1ReNATPeqs+V5UxqWlRTasPJQJ2jCpjr5CKs+vaALCq8D9cAAA",
  "alt": "Artist’s impression of a detached home at Citadel Views at dusk, its rooms lit."
};
