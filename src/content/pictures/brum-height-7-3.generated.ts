// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight73: Picture = {
  "name": "brum-height-7-3",
  "hash": "b94a13",
  "width": 2400,
  "height": 1500,
  "color": "#998",
  "blur": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAoABUB8JZACdAEXTnCecfWYAP7FZA6WfZXhulUj1gmBt6GRRMlw+TsR/F7JDd5Pk/CNrQjFixAAAAA=",
  "alt": "Artist’s impression of Brum Height 7 from above its entrance court, with round corner balconies and houses around it."
};
