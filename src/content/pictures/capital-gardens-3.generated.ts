// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens3: Picture = {
  "name": "capital-gardens-3",
  "hash": "e5c7e9",
  "width": 1920,
  "height": 1200,
  "color": "#898",
  "gradient": "linear-gradient(#89a,#9ab,#998,#663)",
  "alt": "Artist’s impression of the Capital Gardens entrance gate with palms, planting and a perimeter wall."
};
