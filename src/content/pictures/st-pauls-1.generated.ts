// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls1: Picture = {
  "name": "st-pauls-1",
  "hash": "40aeef",
  "width": 2400,
  "height": 1500,
  "color": "#776",
  "blur": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAoABUB8JZACw7D2KcFNRQAA/t36MdTNuD2mqSeJhpneExI72HLmDr35SxyHg42LCk1gAAA=",
  "alt": "Artist’s impression of No. 30 St Paul’s, a red-brick building across a garden square in Birmingham, with people on its path."
};
