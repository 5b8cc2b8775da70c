// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls3: Picture = {
  "name": "st-pauls-3",
  "hash": "2f616c",
  "width": 1920,
  "height": 1200,
  "color": "#655",
  "gradient": "linear-gradient(#554,#766,#654,#765)",
  "alt": "Artist’s impression of an apartment at No. 30 St Paul’s with exposed brick walls and tall multi-paned windows."
};
