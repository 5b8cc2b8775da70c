// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../../domain/article';
import { articleInvestmentChartModel } from '../pictures/article-investment-chart-model.generated';

export const investmentStrategies2024: Article = {
  "slug": "investment-strategies-2024",
  "title": "Five ways to invest in property in 2024, and what each one asks",
  "excerpt": "Land, off-plan, rental flats, a UK flat or a family home: how to match a purchase to your currency, your time and the risk you can carry.",
  "category": "Investment Insights",
  "date": "2024-01-16",
  "reviewedOn": "2026-11-25",
  "readMinutes": 7,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articleInvestmentChartModel
};
