// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight78: Picture = {
  "name": "brum-height-7-8",
  "hash": "1a8eb1",
  "width": 1920,
  "height": 2400,
  "color": "#987",
  "blur": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYgC06BYzK2YdB+KXC0AA4ZsFCejII/k/GY9j3begPkQTU8iYp3eR6FvpvRtXmcsLv6ld3HxfzCXrvgA=",
  "alt": "Artist’s impression of people in the entrance court of Brum Height 7, among palms."
};
