// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews6: Picture = {
  "name": "citadel-views-6",
  "hash": "ee2e68",
  "width": 1920,
  "height": 2400,
  "color": "#997",
  "blur": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwCsACHR2aBBQ9GJL/AAAP5SAjJfEYec1AXGioQrp/QV5x3WCBf2enYEc4kwc7wqwM8YY9x0Nq9sAAA=",
  "alt": "Artist’s impression of a bedroom at Citadel Views."
};
