// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../../domain/article';
import { articleSmartHome } from '../pictures/article-smart-home.generated';

export const smartHomeTechnology: Article = {
  "slug": "smart-home-technology",
  "title": "A smart home that still works in a power cut",
  "excerpt": "Locks, cameras and sensors help an owner in Lagos or abroad, if they survive a blackout. What is worth fitting, and what to ask before you buy.",
  "category": "Technology",
  "date": "2024-11-19",
  "reviewedOn": "2026-11-25",
  "readMinutes": 4,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articleSmartHome
};
