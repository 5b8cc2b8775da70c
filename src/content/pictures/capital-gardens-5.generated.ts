// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens5: Picture = {
  "name": "capital-gardens-5",
  "hash": "6af063",
  "width": 1920,
  "height": 2400,
  "color": "#988",
  "blur": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwDCgA6gWQAA9uySZPOQSdaVBIGtMNNm9MOietOUpgjkWcAAAA==",
  "alt": "Artist’s impression of a road at Capital Gardens at dusk, with solar lamps."
};
