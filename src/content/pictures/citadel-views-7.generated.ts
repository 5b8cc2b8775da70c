// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews7: Picture = {
  "name": "citadel-views-7",
  "hash": "bcfb9a",
  "width": 1920,
  "height": 2400,
  "color": "#877",
  "blur": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwCdABeF4c78XgAAzcn7B6QE4IgWtZ0sWIPx3qJ5rM2wVLkkwFo9bNTNoR5Dvkp1KawtmgAAAA==",
  "alt": "Artist’s impression of the street at Citadel Views at dusk, with lit windows and solar lamps."
};
