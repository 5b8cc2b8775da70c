// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers5: Picture = {
  "name": "bloom-towers-5",
  "hash": "1aebef",
  "width": 1920,
  "height": 2400,
  "color": "#a98",
  "blur": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJYwCsACHcnGJKpuebLHPAAP3Oblpt2OesIcGMJwoM4Udcwr+o8zp9nfMSt1FBDrZ2fUxcAAA=",
  "alt": "Artist’s impression of a bedroom in Bloom Towers."
};
