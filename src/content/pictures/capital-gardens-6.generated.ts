// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens6: Picture = {
  "name": "capital-gardens-6",
  "hash": "546049",
  "width": 1920,
  "height": 2400,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAABQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJQBOmUAAqWUuWoAB7fLu1qW3tteADHLy1oUoBPQL+v3VTGdm9cJ47GFSYJa+QTCWCsVrQAAA=",
  "alt": "Artist’s impression of a house being built on a plot at Capital Gardens."
};
