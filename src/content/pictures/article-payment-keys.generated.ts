// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articlePaymentKeys: Picture = {
  "name": "article-payment-keys",
  "hash": "3c2fb5",
  "width": 2400,
  "height": 1350,
  "color": "#776",
  "blur": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAkABUB8JYgCdAD2BRTQYwAA99BMg6VtFX0ZvYZpkZpwO+pTfuc0APURQwU7kE0eo3kL51ajWajpZAAAAA==",
  "alt": "Artist’s impression of an agent handing over the keys at the front door of a new home in Lagos."
};
