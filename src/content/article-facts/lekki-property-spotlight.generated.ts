// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../../domain/article';
import { bloomTowers3 } from '../pictures/bloom-towers-3.generated';

export const lekkiPropertySpotlight: Article = {
  "slug": "lekki-property-spotlight",
  "title": "Lekki from Ikate to Eleko: how to read the corridor",
  "excerpt": "The Lekki–Epe road joins towers, terraces and farmland plots. What changes as you drive east, and what to check about the ground, the drains and the title.",
  "category": "Location Focus",
  "date": "2024-04-23",
  "reviewedOn": "2026-11-25",
  "readMinutes": 6,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": bloomTowers3
};
