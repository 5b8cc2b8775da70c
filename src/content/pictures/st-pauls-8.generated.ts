// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls8: Picture = {
  "name": "st-pauls-8",
  "hash": "0dad11",
  "width": 1920,
  "height": 2400,
  "color": "#876",
  "blur": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwCo9BVFundunYCEAAAA+dfAAE5OPp37CjG+YQF9v9x8BLZUnu7Git8JNOfCd+JB4DqDS+oUNQZ+AqQnqF9w+zEAAA==",
  "alt": "Artist’s impression of a couple with a bicycle at the entrance of No. 30 St Paul’s."
};
