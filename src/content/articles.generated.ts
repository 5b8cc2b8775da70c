// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../domain/article';
import { futureOfRealEstate } from './article-facts/future-of-real-estate.generated';
import { ukPropertyGuide } from './article-facts/uk-property-guide.generated';
import { coastalPropertiesAnalysis } from './article-facts/coastal-properties-analysis.generated';
import { sustainableBuildingPractices } from './article-facts/sustainable-building-practices.generated';
import { smartHomeTechnology } from './article-facts/smart-home-technology.generated';
import { flexiblePaymentPlans } from './article-facts/flexible-payment-plans.generated';
import { brexitUkPropertyImpact } from './article-facts/brexit-uk-property-impact.generated';
import { lagosMarketOutlook } from './article-facts/lagos-market-outlook.generated';
import { iotProptechFuture } from './article-facts/iot-proptech-future.generated';
import { abujaPropertySpotlight } from './article-facts/abuja-property-spotlight.generated';
import { lekkiPropertySpotlight } from './article-facts/lekki-property-spotlight.generated';
import { greenBuildingCertifications } from './article-facts/green-building-certifications.generated';
import { investmentStrategies2024 } from './article-facts/investment-strategies-2024.generated';
import { mortgageAlternativeFinancing } from './article-facts/mortgage-alternative-financing.generated';

/** All articles, newest first. */
export const articles: Article[] = [
  futureOfRealEstate,
  ukPropertyGuide,
  coastalPropertiesAnalysis,
  sustainableBuildingPractices,
  smartHomeTechnology,
  flexiblePaymentPlans,
  brexitUkPropertyImpact,
  lagosMarketOutlook,
  iotProptechFuture,
  abujaPropertySpotlight,
  lekkiPropertySpotlight,
  greenBuildingCertifications,
  investmentStrategies2024,
  mortgageAlternativeFinancing,
];

/** The articles listed in the blog, newest first. */
export const listedArticles: Article[] = [
  futureOfRealEstate,
  ukPropertyGuide,
  coastalPropertiesAnalysis,
  smartHomeTechnology,
  flexiblePaymentPlans,
  brexitUkPropertyImpact,
  lagosMarketOutlook,
  iotProptechFuture,
  abujaPropertySpotlight,
  lekkiPropertySpotlight,
  investmentStrategies2024,
  mortgageAlternativeFinancing,
];
