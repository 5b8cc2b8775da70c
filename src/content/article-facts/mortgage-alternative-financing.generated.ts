// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../../domain/article';
import { articleMortgageDocuments } from '../pictures/article-mortgage-documents.generated';

export const mortgageAlternativeFinancing: Article = {
  "slug": "mortgage-alternative-financing",
  "title": "Buying without a bank mortgage: the routes and their costs",
  "excerpt": "National Housing Fund, pension savings, rent-to-own, co-operatives and developer plans: how each works, what it really costs, and where it can go wrong.",
  "category": "Financing",
  "date": "2023-12-12",
  "reviewedOn": "2026-11-28",
  "readMinutes": 9,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articleMortgageDocuments
};
