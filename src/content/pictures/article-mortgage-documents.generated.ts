// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleMortgageDocuments: Picture = {
  "name": "article-mortgage-documents",
  "hash": "42253e",
  "width": 2400,
  "height": 1350,
  "color": "#876",
  "blur": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABUB8JYwCdADviVUKAADKLTvnmVxBFvuVTrhKZ577jhi+X8ZiMCKzpyrUxco5WGVoN2AAAA==",
  "alt": "Artist’s impression of a family at a table by a window, with one folder of papers open before them."
};
