// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleCoastlineAerial: Picture = {
  "name": "article-coastline-aerial",
  "hash": "2d21cc",
  "width": 1800,
  "height": 1012,
  "color": "#9a9",
  "blur": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABUB8JbACsAEKVhhggQAA/pFi3HpllJ7WRk7bcoVMiVSwni30DTSuCKWfgAA=",
  "alt": "Artist’s impression of a strip of coast near Lagos from the air, with surf, a wide beach with canoes, homes among palms, and a lagoon behind them."
};
