// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleUkTerraces: Picture = {
  "name": "article-uk-terraces",
  "hash": "3a9824",
  "width": 1600,
  "height": 900,
  "color": "#777",
  "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoQAAkABUB8JZQC7ADdqoGacAAA8SWMgnFJ5Nw6advcyJK0rGbG+djykwAAAA==",
  "alt": "Artist’s impression of a row of red-brick terraced houses with bay windows on a British street."
};
