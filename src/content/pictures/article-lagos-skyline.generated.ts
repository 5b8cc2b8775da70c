// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleLagosSkyline: Picture = {
  "name": "article-lagos-skyline",
  "hash": "f66bbc",
  "width": 1600,
  "height": 900,
  "color": "#776",
  "gradient": "linear-gradient(#778,#988,#865,#655)",
  "alt": "Artist’s impression of a Lagos-style skyline and cable-stayed bridge across a lagoon at golden hour."
};
