// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const citadelViews10: Picture = {
  "name": "citadel-views-10",
  "hash": "31950f",
  "width": 1920,
  "height": 2400,
  "color": "#665",
  "blur": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJQBOgAqeBtOddtF2YmAAA/aCYqTJd2TbYL+XXdWouv0oQcVZBBIs5/8eOQhbPOcNqq1MwEoWdck0FCo5qwAAA",
  "alt": "Artist’s impression of people on a palm-lined walk at Citadel Views in the morning."
};
