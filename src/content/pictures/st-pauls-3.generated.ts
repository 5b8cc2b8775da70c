// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls3: Picture = {
  "name": "st-pauls-3",
  "hash": "550b6c",
  "width": 1920,
  "height": 1200,
  "color": "#655",
  "blur": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoQAAoABUB8JYgCdACYScoAAP7Qyb51QkLtTvQOfGTrsKnFWMll3PWqiFHkKaMdW+Nkn+Zti0huCbtpslCZlHD8AAA=",
  "alt": "Artist’s impression of an apartment at No. 30 St Paul’s with exposed brick walls and tall multi-paned windows."
};
