// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleMortgageDocuments: Picture = {
  "name": "article-mortgage-documents",
  "hash": "7bce9a",
  "width": 1600,
  "height": 900,
  "color": "#987",
  "gradient": "linear-gradient(#765,#998,#999,#877)",
  "alt": "Artist’s impression of mortgage paperwork on a desk with a pen, a key, a calculator and a model house."
};
