// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../domain/picture';

export const hero: Picture = {
  "name": "hero",
  "hash": "709e3713",
  "width": 2400,
  "height": 1500,
  "color": "#485878",
  "blur": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAoABUB8JZACdADdob+1YAD6cRAvjKGI4tgFvEYt7doNyDE8dKSNdc7uAJvOAAA=",
  "alt": "Artist’s impression of a contemporary West African coastal apartment development at golden hour, with a pool, palms and the beach alongside."
};

export const heroUpright: Picture = {
  "name": "hero-upright",
  "hash": "2f8f78ca",
  "width": 1125,
  "height": 1500,
  "color": "#485878",
  "blur": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAACQAwCdASoQABUAPzmGulQvKSWjMAgB4CcJQBWAA8zWfXzIubnsAP0fbTLSbl9zRmA6kRIcYKfBSNCDRONbog58Y3SWnnShIb6dMNYVADCH3AjazRqAAA==",
  "alt": "Artist’s impression of a contemporary West African coastal apartment development at golden hour, with a pool, palms and the beach alongside."
};

export const citadelViews1: Picture = {
  "name": "citadel-views-1",
  "hash": "59310b8a",
  "width": 1920,
  "height": 1200,
  "color": "#080808",
  "blur": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAoABUB8JQBfnCHpJZB1IADyl1d5iZOkL8E6iu/A5pMWuULyrT6iHoWWtKg8ipKpyJw3Nvzs4zsAAAA=",
  "alt": "Artist’s impression of Citadel Views from above, showing detached homes with rooftop solar panels along palm-lined streets."
};

export const citadelViews2: Picture = {
  "name": "citadel-views-2",
  "hash": "35c2b45d",
  "width": 1920,
  "height": 1200,
  "color": "#484848",
  "blur": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAoABUB8JZQAAscDWXh+owgA/enIZYeFSzYjwJeaW1B5457LudeWI8oeNx2gc7OQAA==",
  "alt": "Artist’s impression of a palm-lined street of contemporary two-storey homes at Citadel Views."
};

export const citadelViews3: Picture = {
  "name": "citadel-views-3",
  "hash": "ff8781ae",
  "width": 1920,
  "height": 1200,
  "color": "#8898a8",
  "blur": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAoABUB8JZgCw7CVDLfdEAD2n5L92+Edc+xYBlhwFkz0Awi3MwcZG81frcL2+AAAAA==",
  "alt": "Artist’s impression of the entrance gatehouse at Citadel Views in late-afternoon light."
};

export const officeLagos: Picture = {
  "name": "office-lagos",
  "hash": "365f385b",
  "width": 1920,
  "height": 1200,
  "color": "#585858",
  "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAABQAQCdASoQAAoABUB8JQBdgAAAANz6xMIYsEpXGds55tsHJrnquypGK6xkBKck/qwAAA==",
  "alt": "Artist’s impression of a small contemporary office building with timber fins and palms, standing for the Lagos office."
};
