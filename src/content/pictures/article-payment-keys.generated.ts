// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const articlePaymentKeys: Picture = {
  "name": "article-payment-keys",
  "hash": "a51f2d",
  "width": 1600,
  "height": 900,
  "color": "#865",
  "gradient": "linear-gradient(#986,#986,#753,#753)",
  "alt": "Artist’s impression of house keys, two bank cards and stacks of coins on a wooden desk."
};
