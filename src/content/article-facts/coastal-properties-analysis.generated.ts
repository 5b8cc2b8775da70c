// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../../domain/article';
import { articleCoastlineAerial } from '../pictures/article-coastline-aerial.generated';

export const coastalPropertiesAnalysis: Article = {
  "slug": "coastal-properties-analysis",
  "title": "Buying on the Lagos coast: read the ground before the view",
  "excerpt": "Sand filling, drainage, erosion and setbacks decide what a coastal plot really costs. How to read the ground from Lekki to Eleko before you pay.",
  "category": "Market Analysis",
  "date": "2025-01-28",
  "reviewedOn": "2026-11-25",
  "readMinutes": 6,
  "author": "Meridian Estates Editorial",
  "featured": true,
  "listed": true,
  "picture": articleCoastlineAerial
};
