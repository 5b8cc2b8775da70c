// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const capitalGardensLead: Picture = {
  "name": "capital-gardens-lead",
  "hash": "e10469",
  "width": 1920,
  "height": 2400,
  "color": "#888",
  "blur": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAACwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJQBYdg2WUlLe0UWrVMAD8eCwK+JSiv4pSkVdkrDmXncrli7lzaT87wjH1sCNZb9VoLoabNMWomDXgAAA=",
  "alt": "Artist’s impression of the gate of Capital Gardens, with people and a car passing under its name."
};
