// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls10: Picture = {
  "name": "st-pauls-10",
  "hash": "2b81ab",
  "width": 1920,
  "height": 2400,
  "color": "#666",
  "blur": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwC7ACE4icSxT8gyW7wAAPweaGQn1NdfM93prPZXtSbMWHai6eNkpIzp+DIRVaZcf+a+Dt1jziCYK3AAAA==",
  "alt": "Artist’s impression of a canal with brick warehouses in Birmingham."
};
