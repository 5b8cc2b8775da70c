// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleInvestmentChartModel: Picture = {
  "name": "article-investment-chart-model",
  "hash": "9f851c",
  "width": 2400,
  "height": 1350,
  "color": "#998",
  "blur": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABUB8JZgCdADL1S8AAP3gO8MJiqe8LXU3RBAzWRE9cy2C8EnMda5BG525ptMXQAAA",
  "alt": "Artist’s impression of a street in Lagos with three plots side by side, one at its foundations, one with a house rising, one with a finished home."
};
