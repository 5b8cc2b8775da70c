// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleLagosSkyline: Picture = {
  "name": "article-lagos-skyline",
  "hash": "d8c620",
  "width": 1600,
  "height": 900,
  "color": "#776",
  "blur": "data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoQAAkABUB8JZQCdAEOzKWAAMplOyu3SXyUbghAHVtpAAAA",
  "alt": "Artist’s impression of a Lagos-style skyline and cable-stayed bridge across a lagoon at golden hour."
};
