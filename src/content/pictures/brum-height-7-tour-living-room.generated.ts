// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7TourLivingRoom: Picture = {
  "name": "brum-height-7-tour-living-room",
  "hash": "bbb3d5",
  "width": 1600,
  "height": 1000,
  "color": "#a98",
  "blur": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAoABUB8JZgCdAEQ0sX1L0zAAP3hy0glO5ZoxNv6YXx9LgQSC5bR5rzSTbIL9/pKZqNEWNSs43hiwAA=",
  "alt": "Artist’s impression of the living and dining room of an apartment at Brum Height 7, with a brick wall, a table for six and doors to the balcony."
};
