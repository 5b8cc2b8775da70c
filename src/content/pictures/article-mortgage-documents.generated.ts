// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleMortgageDocuments: Picture = {
  "name": "article-mortgage-documents",
  "hash": "80c742",
  "width": 2400,
  "height": 1350,
  "color": "#876",
  "blur": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABUB8JQBOgBU+1B4EUADKLKFW3x4RedRszKFBiS3WB9lZ83SAatP3SXv0EAAAAA==",
  "alt": "Artist’s impression of a family at a table by a window, with one folder of papers open before them."
};
