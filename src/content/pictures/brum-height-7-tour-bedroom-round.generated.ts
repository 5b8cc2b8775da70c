// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7TourBedroomRound: Picture = {
  "name": "brum-height-7-tour-bedroom-round",
  "hash": "0a1e1c",
  "width": 2048,
  "height": 1024,
  "color": "#ba8",
  "blur": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAgABUB8JZgCdAERGFHXwAAA/rO7/UdksS34CdSKkjHVuNK2NH7k/V1u6OAAAAA=",
  "alt": "Artist’s impression of a bedroom of an apartment at Brum Height 7, with a bed against a timber wall, all round."
};
