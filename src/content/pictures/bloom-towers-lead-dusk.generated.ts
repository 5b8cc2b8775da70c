// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const bloomTowersLeadDusk: Picture = {
  "name": "bloom-towers-lead-dusk",
  "hash": "e6313a",
  "width": 1920,
  "height": 2400,
  "color": "#667",
  "blur": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJaAC/OBw/4Yo4NK0FXxSAAJt0N5ubr0WVhbpDQwC7DKnfsWwGGbaVURpqL0l3HbExCxU1v+Xy2Bqp80E/aAAAAAA=",
  "alt": "Artist’s impression of Bloom Towers at dusk, upright."
};
