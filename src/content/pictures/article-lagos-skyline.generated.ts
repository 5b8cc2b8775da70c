// Made by `npm run images` from media/pictures.yaml. Do not edit.
import type { Picture } from '../../domain/picture';

export const articleLagosSkyline: Picture = {
  "name": "article-lagos-skyline",
  "hash": "49cda7",
  "width": 2400,
  "height": 1350,
  "color": "#988",
  "blur": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoQAAkABUB8JaACdAC2QHZAAP2a1TP5auD9SLOtHQhRG58KVoSbEgAA",
  "alt": "Artist’s impression of a Lagos-style skyline and a cable-stayed bridge across a lagoon at golden hour, seen from a sandy shore."
};
