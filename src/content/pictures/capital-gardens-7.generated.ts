// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens7: Picture = {
  "name": "capital-gardens-7",
  "hash": "882ec4",
  "width": 1920,
  "height": 2400,
  "color": "#787",
  "blur": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAACwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZgCdAB3sPpN08dlf8ACgemhyHBNoFau8ko8mwdkpU0ZsgneCoOeeL06h+GrZCnOTjKFwsFqseXZMaeaUp+XcPRxVI2GSM3AAAA==",
  "alt": "Artist’s impression of a survey beacon at the corner of a plot at Capital Gardens, with a surveyor behind it."
};
