// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens4: Picture = {
  "name": "capital-gardens-4",
  "hash": "4a8b70",
  "width": 1920,
  "height": 2400,
  "color": "#988",
  "blur": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQBACdASoQABQAPzmGuVOvKSWisAgB4CcJYgCdIMHIB//wDSQh5h/R4AD3B5cgi3PUe1UZjD1iuRWfDLHb1iqQ+nw9dz9qktDS6JrnJzolGZZTQreZBVskMy8FAAAA",
  "alt": "Artist’s impression of a surveyor with two buyers among pegged plots at Capital Gardens."
};
