// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews11: Picture = {
  "name": "citadel-views-11",
  "hash": "870e7b",
  "width": 1920,
  "height": 2400,
  "color": "#777",
  "blur": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABwAwCdASoQABQAPzmGulOvKKWisAgB4CcJQBOmXkAJZvOyagAAh0hxfVTFW/J7xUZzvyLKF9fusM2pCR8nT6FTgLzHnN6gBHI7K0ACpm9iOyh2R9ujAAAA",
  "alt": "Artist’s impression of a family on the footpath in front of a row of terraced homes at Citadel Views."
};
