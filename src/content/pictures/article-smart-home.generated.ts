// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleSmartHome: Picture = {
  "name": "article-smart-home",
  "hash": "78922a",
  "width": 2400,
  "height": 1350,
  "color": "#854",
  "blur": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABUB8JbACdADN37XcAAD+dKQuqE0CcaFCTA342sgqFdv9mut97HZukOWr9BNdmgAA",
  "alt": "Artist’s impression of a living room at dusk with its lights on, a control panel on the wall, and unlit homes across the street."
};
