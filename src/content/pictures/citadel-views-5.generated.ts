// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews5: Picture = {
  "name": "citadel-views-5",
  "hash": "0d9d10",
  "width": 1920,
  "height": 2400,
  "color": "#998",
  "blur": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAABwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJZQAAW9VaykYS92wA/q9NPUIre17oJBUs0Ruy7Hwe+7PeoCox9abnVbbo1jMdVXEaYAAA",
  "alt": "Artist’s impression of a kitchen with an island at Citadel Views."
};
