// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const heroUpright: Picture = {
  "name": "hero-upright",
  "hash": "c387c6",
  "width": 1800,
  "height": 2400,
  "color": "#888",
  "blur": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAwAwCdASoQABUAPzmYvlYvLCajsAgB4CcJQBOgARcZJAGUAPnPSPLNljeK30RzOdJk7s6Sg/jIuqgRTZ/kgOpq/ZcaGclsjDhZ+9tmwAA=",
  "alt": "Artist’s impression of Bloom Towers across the lagoon in the evening, with a family on the shore."
};
