// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../../domain/article';
import { articleLagosSkyline } from '../pictures/article-lagos-skyline.generated';

export const lagosMarketOutlook: Article = {
  "slug": "lagos-market-outlook",
  "title": "Lagos property outlook 2024: dear money, new rails, old title rules",
  "excerpt": "What high interest rates, new transport and the state’s land rules mean for a Lagos buyer in 2024, and how to check a title before any money moves.",
  "category": "Market Analysis",
  "date": "2024-08-13",
  "reviewedOn": "2026-11-28",
  "readMinutes": 8,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articleLagosSkyline
};
