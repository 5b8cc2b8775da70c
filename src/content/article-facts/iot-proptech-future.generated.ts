// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../../domain/article';
import { articleProptech } from '../pictures/article-proptech.generated';

export const iotProptechFuture: Article = {
  "slug": "iot-proptech-future",
  "title": "Connected buildings in Nigeria: what the sensors are good for",
  "excerpt": "Meters, pumps, gates and lifts can now report on themselves. How to judge a connected building where power and internet fail, and who should own the data.",
  "category": "Technology",
  "date": "2024-07-09",
  "reviewedOn": "2026-11-25",
  "readMinutes": 6,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articleProptech
};
