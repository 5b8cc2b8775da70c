// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleSmartHome: Picture = {
  "name": "article-smart-home",
  "hash": "5e66be",
  "width": 1600,
  "height": 900,
  "color": "#a99",
  "blur": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABUB8JYwCsAEVRi1u3RAA/mZqlr8FY/C00829VLNL3ncSbQYNbqUrDyzcMVWAkYAA",
  "alt": "Artist’s impression of a living room at dusk with its lights on, a control panel on the wall, and unlit homes across the street."
};
