// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews1: Picture = {
  "name": "citadel-views-1",
  "hash": "5ae082",
  "width": 1920,
  "height": 1200,
  "color": "#665",
  "blur": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAoABUB8JQBfnCHpJZB1IADyl1d5iZOkL8E6iu/A5pMWuULyrT6iHoWWtKg8ipKpyJw3Nvzs4zsAAAA=",
  "alt": "Artist’s impression of Citadel Views from above, showing detached homes with rooftop solar panels along palm-lined streets."
};
