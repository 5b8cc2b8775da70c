// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleMortgageDocuments: Picture = {
  "name": "article-mortgage-documents",
  "hash": "dfa409",
  "width": 1600,
  "height": 900,
  "color": "#987",
  "blur": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABUB8JQBOgB350pTFgAD+JOwQ2fLZuHx2Vvra1hGvt3ZQ+mvQnP2OZeKQAAA=",
  "alt": "Artist’s impression of mortgage paperwork on a desk with a pen, a key, a calculator and a model house."
};
