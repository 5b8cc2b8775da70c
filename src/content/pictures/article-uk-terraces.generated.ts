// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleUkTerraces: Picture = {
  "name": "article-uk-terraces",
  "hash": "546655",
  "width": 2400,
  "height": 1350,
  "color": "#878",
  "blur": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAkABUB8JZQCdAEDejn+tAAAzevvZwv1WtEmXCn+N9gF0JPjIGwfAriv4AAA",
  "alt": "Artist’s impression of a street of red-brick terraced houses with bay windows and slate roofs in a British city."
};
