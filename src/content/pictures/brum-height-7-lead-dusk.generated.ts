// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const brumHeight7LeadDusk: Picture = {
  "name": "brum-height-7-lead-dusk",
  "hash": "6c1fce",
  "width": 1920,
  "height": 2400,
  "color": "#656",
  "blur": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJYgCdAAwNFzMqcmAA9wHRrYccYT/4omOo+jmE2aNHLR/cWf3P/0GjqzWgfHZkGcOpTuKtPAIX6KFOx0P1K4AA",
  "alt": "Artist’s impression of Brum Height 7 from the street at dusk, its rooms lit."
};
