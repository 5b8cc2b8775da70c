// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowers5: Picture = {
  "name": "bloom-towers-5",
  "hash": "5d66b8",
  "width": 1600,
  "height": 2000,
  "color": "#988",
  "blur": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJYwAu/8B5E/hwuMQ82sAA/cxS688oJWTIlEqThP3XQjyJCe54koDXLGFVZHHXwO14FGWLHL6Kym/9Wn9Wn/g5paEgEGLD5QAAAA==",
  "alt": "Artist’s impression of a bedroom in Bloom Towers."
};
