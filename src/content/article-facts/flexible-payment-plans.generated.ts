// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../../domain/article';
import { articlePaymentKeys } from '../pictures/article-payment-keys.generated';

export const flexiblePaymentPlans: Article = {
  "slug": "flexible-payment-plans",
  "title": "Payment plans for property: what the extra months cost",
  "excerpt": "A payment plan is a loan without the name. Work out its price, learn what protects your instalments, and know the questions to ask before you sign.",
  "category": "Financing",
  "date": "2024-10-22",
  "reviewedOn": "2026-11-25",
  "readMinutes": 6,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articlePaymentKeys
};
