// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews9: Picture = {
  "name": "citadel-views-9",
  "hash": "027314",
  "width": 1920,
  "height": 2400,
  "color": "#988",
  "blur": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJYwCdACHhDY/PLLYAAPzPzJCa99IwojxDnttBP9JPBQADrMVHyXrtmQDmVu/MdvgAAA==",
  "alt": "Artist’s impression of a bathroom at Citadel Views."
};
