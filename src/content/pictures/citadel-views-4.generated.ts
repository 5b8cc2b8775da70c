// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews4: Picture = {
  "name": "citadel-views-4",
  "hash": "3b3494",
  "width": 1920,
  "height": 2400,
  "color": "#988",
  "blur": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJZQCdACHhA7yT2+4IAP3Jm/NwivqJbUX20398Cb7AikTgVN7vMMJ3qLIxeSOJHrg6gAAA",
  "alt": "Artist’s impression of a living room at Citadel Views with a sofa, a rug and windows to the garden."
};
