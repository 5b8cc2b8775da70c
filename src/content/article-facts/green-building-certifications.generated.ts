// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../../domain/article';
import { articleGreenBuilding } from '../pictures/article-green-building.generated';

export const greenBuildingCertifications: Article = {
  "slug": "green-building-certifications",
  "title": "EDGE, LEED and BREEAM: how to read a green building label",
  "excerpt": "What the three main certificates measure, at which stage they are awarded, and the questions that separate a certified building from a green adjective.",
  "category": "Sustainability",
  "date": "2024-03-05",
  "reviewedOn": "2026-11-25",
  "readMinutes": 8,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": false,
  "picture": articleGreenBuilding
};
