// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../../domain/article';
import { articleBrexitBridge } from '../pictures/article-brexit-bridge.generated';

export const brexitUkPropertyImpact: Article = {
  "slug": "brexit-uk-property-impact",
  "title": "What Brexit changed for Nigerian buyers of UK property",
  "excerpt": "Brexit moved the pound, the rental market and the paperwork, but not the right to buy. What a buyer from Nigeria needs to know, and what can be ignored.",
  "category": "UK Investment",
  "date": "2024-09-17",
  "reviewedOn": "2026-11-25",
  "readMinutes": 9,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articleBrexitBridge
};
