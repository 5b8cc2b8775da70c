// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../../domain/article';
import { articleAbujaHills } from '../pictures/article-abuja-hills.generated';

export const abujaPropertySpotlight: Article = {
  "slug": "abuja-property-spotlight",
  "title": "Buying in Abuja: how title and place work in the FCT",
  "excerpt": "Abuja has one landowner, a planned core and a registry of its own. What an R of O and a C of O are worth, what AGIS can tell you, and how districts differ.",
  "category": "Location Focus",
  "date": "2024-06-04",
  "reviewedOn": "2026-11-25",
  "readMinutes": 7,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articleAbujaHills
};
