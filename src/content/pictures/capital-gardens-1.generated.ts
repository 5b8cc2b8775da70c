// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens1: Picture = {
  "name": "capital-gardens-1",
  "hash": "0aa337",
  "width": 1920,
  "height": 1200,
  "color": "#886",
  "gradient": "linear-gradient(#aaa,#785,#784,#674)",
  "alt": "Artist’s impression of the Capital Gardens layout from the air, with pegged plots, internal roads and a perimeter wall."
};
