// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViewsLead: Picture = {
  "name": "citadel-views-lead",
  "hash": "5482a8",
  "width": 1613,
  "height": 2016,
  "color": "#777",
  "blur": "data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAABQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJQBbZAGN6bDu6kAD4qJsl8HKgRIFD2MFtdjp5bqoBvTJ03HkNvv9Uq3piWB9zst0DQyD07tbrDsACYTQNVrp7Xe6S1o4AAAA=",
  "alt": "Artist’s impression of a detached home at Citadel Views among palms."
};
