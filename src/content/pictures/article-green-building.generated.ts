// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleGreenBuilding: Picture = {
  "name": "article-green-building",
  "hash": "552614",
  "width": 1600,
  "height": 900,
  "color": "#665",
  "blur": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQAAkABUB8JQAAYsD9BThmAADOAbVfuvmtlbYt2/uwCt1C2f7+YAAA",
  "alt": "Artist’s impression of an apartment building with plants growing along every balcony."
};
