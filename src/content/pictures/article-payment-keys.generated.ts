// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articlePaymentKeys: Picture = {
  "name": "article-payment-keys",
  "hash": "01896e",
  "width": 1600,
  "height": 900,
  "color": "#865",
  "blur": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoQAAkABUB8JZgCdAC2Z+AAAP4WbtprVMALZeOfkgwhr8UIw1uRN9CwAAA=",
  "alt": "Artist’s impression of an agent handing over the keys at the front door of a new home in Lagos."
};
