// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7TourLivingRoomRound: Picture = {
  "name": "brum-height-7-tour-living-room-round",
  "hash": "22043b",
  "width": 3072,
  "height": 1536,
  "color": "#ba8",
  "blur": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAgABUB8JagCdACYaLS4AAD+mExjAxiuQbx4PynzUOTCFH4lTF0MxK+rO+lY25BZFAAA",
  "alt": "Artist’s impression of the living and dining room of an apartment at Brum Height 7, with a brick wall, a table for six and doors to the balcony, all round."
};
