// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articlePaymentKeys: Picture = {
  "name": "article-payment-keys",
  "hash": "b5801f",
  "width": 2400,
  "height": 1350,
  "color": "#766",
  "blur": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABUB8JYgCdADwRImPAAD30EyDpW0VfRm9hocqwqosDuybd9cINI3GwO9x6TM884q1rhpKTLlzAAA=",
  "alt": "Artist’s impression of an agent handing over the keys at the front door of a new home in Lagos."
};
