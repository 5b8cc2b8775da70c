// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls8: Picture = {
  "name": "st-pauls-8",
  "hash": "6a91c7",
  "width": 1920,
  "height": 2400,
  "color": "#876",
  "blur": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACwAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwCo+6gAfN6NiJcAAAD5woRDZjoSMxgauAn9k3hhFAukoC0c+Q6kD2djePUt6Dmv+J792jFqgX58j7w8N7AA",
  "alt": "Artist’s impression of a couple with a bicycle at the entrance of No. 30 St Paul’s."
};
