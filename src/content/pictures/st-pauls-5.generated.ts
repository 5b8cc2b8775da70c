// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls5: Picture = {
  "name": "st-pauls-5",
  "hash": "498549",
  "width": 1920,
  "height": 2400,
  "color": "#987",
  "blur": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJZgCdABqr8nm8j/4AAM00FCWNYGOL+xw4w6lbVo9/6JHE9ueexXC4egQ3caLV4DQbPvgwgW/FzwxAbtZNyGFc9ZORdgAA",
  "alt": "Artist’s impression of a bedroom at No. 30 St Paul’s."
};
