// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleSmartHome: Picture = {
  "name": "article-smart-home",
  "hash": "89ab14",
  "width": 2400,
  "height": 1350,
  "color": "#754",
  "blur": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABUB8JbACdADN1CYAAP50pC6na5eUO7/hysQZcB3G7lz88HN0bxu9aY01KbqC4AAA",
  "alt": "Artist’s impression of a living room at dusk with its lights on, a control panel on the wall, and unlit homes across the street."
};
