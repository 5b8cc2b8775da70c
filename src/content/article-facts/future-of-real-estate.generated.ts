// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../../domain/article';
import { articleLagosSkyline } from '../pictures/article-lagos-skyline.generated';

export const futureOfRealEstate: Article = {
  "slug": "future-of-real-estate",
  "title": "What will shape Lagos property over the next ten years",
  "excerpt": "Roads, title, power, management and currency will decide what a Lagos home is worth. Here is what to check on each, and what to ignore.",
  "category": "Investment Insights",
  "date": "2025-03-12",
  "reviewedOn": "2026-11-25",
  "readMinutes": 5,
  "author": "Meridian Estates Editorial",
  "featured": true,
  "listed": true,
  "picture": articleLagosSkyline
};
