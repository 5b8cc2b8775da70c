// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../../domain/article';
import { articleSolarRoofs } from '../pictures/article-solar-roofs.generated';

export const sustainableBuildingPractices: Article = {
  "slug": "sustainable-building-practices",
  "title": "Building for heat, rain and patchy power in Lagos",
  "excerpt": "Shade, airflow, dry walls and a few solar sums: what makes a Lagos home comfortable and cheap to run, with a worked example for panels and batteries.",
  "category": "Sustainability",
  "date": "2024-12-10",
  "reviewedOn": "2026-11-25",
  "readMinutes": 5,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": false,
  "picture": articleSolarRoofs
};
