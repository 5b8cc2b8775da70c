// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViewsLeadDusk: Picture = {
  "name": "citadel-views-lead-dusk",
  "hash": "11e3c8",
  "width": 1286,
  "height": 1608,
  "color": "#776",
  "blur": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAABwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYgCdABKUL4oAcAQA/ZmY/3ah9/vgyD4x4PbkUe4Hn0wf5QS7wIWgnNdgbMO9wHNw4N5SWtem+Qi6QbfSLzlDVEAAAA==",
  "alt": "Artist’s impression of a detached home at Citadel Views at dusk, its rooms lit."
};
