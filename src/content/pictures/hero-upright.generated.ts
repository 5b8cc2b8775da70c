// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const heroUpright: Picture = {
  "name": "hero-upright",
  "hash": "bac0d9",
  "width": 1500,
  "height": 2000,
  "color": "#888",
  "blur": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABQAwCdASoQABUAPzmYvlYvLCajsAgB4CcJQBOgATZAnvP0QAD5z0jyzZY3it9C7xL3ksFVSFHbRtbOr3sZg61uWrTfEQ2CXDtNastRKKUIAA==",
  "alt": "Artist’s impression of Bloom Towers across the lagoon in the evening, with a family on the shore."
};
