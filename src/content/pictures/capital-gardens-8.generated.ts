// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens8: Picture = {
  "name": "capital-gardens-8",
  "hash": "c4075a",
  "width": 1920,
  "height": 2400,
  "color": "#aaa",
  "blur": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwCdABIDzfAA1J/Sqf8C4GmighXBvEaFW5ucDLLFu3X8e5N3d5RXD184AA==",
  "alt": "Artist’s impression of the beach at Eleko with fishing boats and palms."
};
