// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens7: Picture = {
  "name": "capital-gardens-7",
  "hash": "081b45",
  "width": 1920,
  "height": 2400,
  "color": "#787",
  "blur": "data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQAwCdASoQABQAPzmGulOvKKWisAgB4CcJZgCdAB3sPpN5Z5m9EgAAoHpochwTaBWrvJKPJsHZKVNGbIJ3gqDU7PMB/JkrapZOpCA9nvOG9iFv4CMt+K16zNvaTCBgAAA=",
  "alt": "Artist’s impression of a survey beacon at the corner of a plot at Capital Gardens, with a surveyor behind it."
};
