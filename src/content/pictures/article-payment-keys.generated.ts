// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articlePaymentKeys: Picture = {
  "name": "article-payment-keys",
  "hash": "4d0dd3",
  "width": 2400,
  "height": 1350,
  "color": "#776",
  "blur": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABUB8JYgCdAD2BRTQYwAA99BMg6VtFX0ZvYZpkZpwO+pTfuc0AO8B22Pp70meAbK2PbGKwT9JwAA=",
  "alt": "Artist’s impression of an agent handing over the keys at the front door of a new home in Lagos."
};
