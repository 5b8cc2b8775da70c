// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleCoastlineAerial: Picture = {
  "name": "article-coastline-aerial",
  "hash": "1e23e6",
  "width": 1600,
  "height": 900,
  "color": "#798",
  "blur": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoQAAkABUB8JaAC7ADcns73hzwAAMtJyIFRD5yrNPrM6NEFy+5i3slY2m6aSAAA",
  "alt": "Artist’s impression of a strip of coast near Lagos from the air, with surf, a wide beach with canoes, homes among palms, and a lagoon behind them."
};
