// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleInvestmentChartModel: Picture = {
  "name": "article-investment-chart-model",
  "hash": "35e6bb",
  "width": 1600,
  "height": 900,
  "color": "#765",
  "blur": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABUB8JQBOgB07F7GAAP6qEx1b0DPJL6bjYgAVtp3xy7dD5pr5n6UlD95Lq1j+UPx01zFawMAA",
  "alt": "Artist’s impression of five model houses standing on progressively taller stacks of coins."
};
