// Made by `npm run images` from src/content/picture-sources.ts. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleProptech: Picture = {
  "name": "article-proptech",
  "hash": "ed74c4",
  "width": 1600,
  "height": 900,
  "color": "#334",
  "gradient": "linear-gradient(#234,#345,#555,#322)",
  "alt": "Artist’s impression of two city towers at night with glowing lines linking them to the buildings around them."
};
