// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleSolarRoofs: Picture = {
  "name": "article-solar-roofs",
  "hash": "282bd4",
  "width": 1600,
  "height": 900,
  "color": "#777",
  "blur": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JYwAAugtodRfwgAA/I98Uq4yo5bc0zLKRMQSEqY7N9yoYgHcJ+6ScGxgb4qqFdY0AAAA",
  "alt": "Artist’s impression of solar panels on the roofs of contemporary homes in Lagos."
};
