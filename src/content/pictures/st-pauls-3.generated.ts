// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls3: Picture = {
  "name": "st-pauls-3",
  "hash": "8b17b2",
  "width": 2400,
  "height": 1500,
  "color": "#765",
  "blur": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAoABUB8JQBOgCHOBXT9IADMezXQLjcBQZG9D12s9cANb+fmGfpD7ZxO52Ho0jo9BxzFvZneYVAAAAA=",
  "alt": "Artist’s impression of a living room at No. 30 St Paul’s with exposed brick walls and tall multi-paned windows."
};
