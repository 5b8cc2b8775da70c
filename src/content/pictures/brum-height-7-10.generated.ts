// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight710: Picture = {
  "name": "brum-height-7-10",
  "hash": "74fce0",
  "width": 1920,
  "height": 2400,
  "color": "#765",
  "blur": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQBACdASoQABQAPzmEuVOvKKWisAgB4CcJQBdgAw9lgQXpFJuGSZrEAAD+uddfP5x1N98zF3TwgRWyrB+3sNyosFN/4BPU2ifgitbQj23kIAI6zeMRRu+AAAA=",
  "alt": "Artist’s impression of a street corner by the wall of Brum Height 7, with bougainvillea and a keke."
};
