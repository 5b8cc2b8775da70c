// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7TourBedroom: Picture = {
  "name": "brum-height-7-tour-bedroom",
  "hash": "b93bd3",
  "width": 1600,
  "height": 1000,
  "color": "#a97",
  "blur": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoQAAoABUB8JZgCdACNjqIAAM4ZLQ38HOqEKZOv8+nh8LfigZeqH736ep9HRHWMz3LBSZeI+bOZCqhkeA1UyAAA",
  "alt": "Artist’s impression of a bedroom of an apartment at Brum Height 7, with a bed against a timber wall."
};
