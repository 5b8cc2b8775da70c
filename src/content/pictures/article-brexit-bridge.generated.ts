// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleBrexitBridge: Picture = {
  "name": "article-brexit-bridge",
  "hash": "ff12f6",
  "width": 2400,
  "height": 1350,
  "color": "#544",
  "blur": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABUB8JQAAX+lxCA0gAAD+6/3sSQmQABnnt2RXPxWDospNk0ytLcVV/Rw4AAA=",
  "alt": "Artist’s impression of a canal in Birmingham between brick warehouses, with narrowboats, a brick bridge and people on the towpath."
};
