// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../../domain/article';
import { articleUkTerraces } from '../pictures/article-uk-terraces.generated';

export const ukPropertyGuide: Article = {
  "slug": "uk-property-guide",
  "title": "Buying a flat in England from Nigeria: a step-by-step guide",
  "excerpt": "From reservation to keys: what happens at each stage of an English purchase, what it costs a buyer who lives abroad, and what to ask first.",
  "category": "UK Investment",
  "date": "2025-02-20",
  "reviewedOn": "2026-11-28",
  "readMinutes": 8,
  "author": "Meridian Estates Editorial",
  "featured": true,
  "listed": true,
  "picture": articleUkTerraces
};
