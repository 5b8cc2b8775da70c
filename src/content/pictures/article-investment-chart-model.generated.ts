// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleInvestmentChartModel: Picture = {
  "name": "article-investment-chart-model",
  "hash": "60d191",
  "width": 1600,
  "height": 900,
  "color": "#765",
  "gradient": "linear-gradient(#444,#555,#864,#a98)",
  "alt": "Artist’s impression of five model houses standing on progressively taller stacks of coins."
};
