// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPaulsLeadDusk: Picture = {
  "name": "st-pauls-lead-dusk",
  "hash": "3a245b",
  "width": 1920,
  "height": 2400,
  "color": "#545",
  "blur": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAACwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwC06B0uZy7+WQLFgAD2MXeEBnZTIsQjVh8d5pRxj5wQ2Nb+sejmHIWgOCwt07VkZuxhiLJ7Mc8k+JyqAA==",
  "alt": "Artist’s impression of No. 30 St Paul’s at dusk, upright."
};
