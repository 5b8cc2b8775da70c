// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleSolarRoofs: Picture = {
  "name": "article-solar-roofs",
  "hash": "301cdc",
  "width": 2400,
  "height": 1350,
  "color": "#887",
  "blur": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAkABUB8JaAAAurMn/FQAP3jnFfYqfduIrL/B9NncAFlPjmCXTVIq71mB4AA",
  "alt": "Artist’s impression of solar panels on the roofs and carports of homes in Lagos, seen from the height of their ridges."
};
