// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls7: Picture = {
  "name": "st-pauls-7",
  "hash": "c08105",
  "width": 1920,
  "height": 2400,
  "color": "#545",
  "blur": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYgC7AB9eGoAZf2TyvsxYAP68Cu5m9I92eAuqjbsx73NpIk4Be+vtMNLqV/prnviuNvAA",
  "alt": "Artist’s impression of the front of No. 30 St Paul’s at dusk, across a wet street."
};
