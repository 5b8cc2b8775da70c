// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardens11: Picture = {
  "name": "capital-gardens-11",
  "hash": "5ee4b9",
  "width": 1920,
  "height": 2400,
  "color": "#776",
  "blur": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYgC7MoADZR2FxMbEKYHMAN+/KxX9M8DqoXSqoiXkN0wI3ymUgDPEr4EMNiH6LA5dt1srlLlSXo0wJ5Mv2ZpMAAA=",
  "alt": "Artist’s impression of a family and a surveyor on a pegged plot at Capital Gardens, late in the afternoon."
};
