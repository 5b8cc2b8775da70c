// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleCoastlineAerial: Picture = {
  "name": "article-coastline-aerial",
  "hash": "7bf668",
  "width": 2400,
  "height": 1350,
  "color": "#9a9",
  "blur": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABUB8JbAC7AENynrmwAD+kWLbMT4Uc6NYJRYHam1lmBapGT8pJV5r4VcjAAA=",
  "alt": "Artist’s impression of a strip of coast near Lagos from the air, with surf, a wide beach with canoes, homes among palms, and a lagoon behind them."
};
