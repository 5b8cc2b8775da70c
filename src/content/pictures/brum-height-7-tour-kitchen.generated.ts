// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7TourKitchen: Picture = {
  "name": "brum-height-7-tour-kitchen",
  "hash": "e145a5",
  "width": 1600,
  "height": 1000,
  "color": "#a97",
  "blur": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAoABUB8JZgCdAChfBAaCAD+1N3a/B/CeeivhsfP3LW8KZSmjZQU+ic0NhMEr81puUxEAAA=",
  "alt": "Artist’s impression of the kitchen of an apartment at Brum Height 7, with green cupboards and a table at the window."
};
