// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens2: Picture = {
  "name": "capital-gardens-2",
  "hash": "49a748",
  "width": 1920,
  "height": 1200,
  "color": "#896",
  "gradient": "linear-gradient(#bcc,#998,#773,#673)",
  "alt": "Artist’s impression of Capital Gardens from the air, with the plots in the foreground and the coastline beyond."
};
