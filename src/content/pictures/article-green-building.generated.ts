// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleGreenBuilding: Picture = {
  "name": "article-green-building",
  "hash": "c41e99",
  "width": 2400,
  "height": 1350,
  "color": "#877",
  "blur": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABUB8JQBOgCPOCVsWZkAA/WpSZSPEuNTUb5M4ICfnS3/YG7Vj0gea512AAAA=",
  "alt": "Artist’s impression of an apartment building in Lagos with deep balconies and plants along every railing."
};
