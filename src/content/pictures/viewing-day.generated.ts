// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const viewingDay: Picture = {
  "name": "viewing-day",
  "hash": "d35b94",
  "width": 1920,
  "height": 1200,
  "color": "#777",
  "gradient": "linear-gradient(#89a,#888,#665,#664)",
  "alt": "Artist’s impression of the garden path to a show home, with a sign stand pointing towards the entrance."
};
