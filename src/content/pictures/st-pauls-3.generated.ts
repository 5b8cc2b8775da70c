// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const stPauls3: Picture = {
  "name": "st-pauls-3",
  "hash": "a69ab9",
  "width": 2400,
  "height": 1500,
  "color": "#876",
  "blur": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAoABUB8JQBOgCG6SRpewADOC2g/9YoDWMIQGny+XgsHbrOTwyhGrj/JMADlxovUUUq9tkdATeK1rewAAA==",
  "alt": "Artist’s impression of a living room at No. 30 St Paul’s with exposed brick walls and tall multi-paned windows."
};
