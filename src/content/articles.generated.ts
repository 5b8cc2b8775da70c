// Made from the files in src/content/articles, by every build. Do not edit.
import type { Article } from '../domain/article';
import {
  articleAbujaHills,
  articleBrexitBridge,
  articleCoastlineAerial,
  articleGreenBuilding,
  articleInvestmentChartModel,
  articleLagosSkyline,
  articleMortgageDocuments,
  articlePaymentKeys,
  articleProptech,
  articleSmartHome,
  articleSolarRoofs,
  articleUkTerraces,
  bloomTowers3,
} from './pictures.generated';

export const futureOfRealEstate: Article = {
  "slug": "future-of-real-estate",
  "title": "What will shape Lagos property over the next ten years",
  "excerpt": "Roads, title, power, management and currency will decide what a Lagos home is worth. Here is what to check on each, and what to ignore.",
  "category": "Investment Insights",
  "date": "2025-03-12",
  "readMinutes": 5,
  "author": "Meridian Estates Editorial",
  "featured": true,
  "listed": true,
  "picture": articleLagosSkyline
};

export const ukPropertyGuide: Article = {
  "slug": "uk-property-guide",
  "title": "Buying a flat in England from Nigeria: a step-by-step guide",
  "excerpt": "From reservation to keys: what happens at each stage of an English purchase, what it costs a buyer who lives abroad, and what to ask first.",
  "category": "UK Investment",
  "date": "2025-02-20",
  "readMinutes": 8,
  "author": "Meridian Estates Editorial",
  "featured": true,
  "listed": true,
  "picture": articleUkTerraces
};

export const coastalPropertiesAnalysis: Article = {
  "slug": "coastal-properties-analysis",
  "title": "Buying on the Lagos coast: read the ground before the view",
  "excerpt": "Sand filling, drainage, erosion and setbacks decide what a coastal plot really costs. How to read the ground from Lekki to Eleko before you pay.",
  "category": "Market Analysis",
  "date": "2025-01-28",
  "readMinutes": 6,
  "author": "Meridian Estates Editorial",
  "featured": true,
  "listed": true,
  "picture": articleCoastlineAerial
};

export const sustainableBuildingPractices: Article = {
  "slug": "sustainable-building-practices",
  "title": "Building for heat, rain and patchy power in Lagos",
  "excerpt": "Shade, airflow, dry walls and a few solar sums: what makes a Lagos home comfortable and cheap to run, with a worked example for panels and batteries.",
  "category": "Sustainability",
  "date": "2024-12-10",
  "readMinutes": 5,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": false,
  "picture": articleSolarRoofs
};

export const smartHomeTechnology: Article = {
  "slug": "smart-home-technology",
  "title": "A smart home that still works in a power cut",
  "excerpt": "Locks, cameras and sensors help an owner in Lagos or abroad, if they survive a blackout. What is worth fitting, and what to ask before you buy.",
  "category": "Technology",
  "date": "2024-11-19",
  "readMinutes": 4,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articleSmartHome
};

export const flexiblePaymentPlans: Article = {
  "slug": "flexible-payment-plans",
  "title": "Payment plans for property: what the extra months cost",
  "excerpt": "A payment plan is a loan without the name. Work out its price, learn what protects your instalments, and know the questions to ask before you sign.",
  "category": "Financing",
  "date": "2024-10-22",
  "readMinutes": 6,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articlePaymentKeys
};

export const brexitUkPropertyImpact: Article = {
  "slug": "brexit-uk-property-impact",
  "title": "What Brexit changed for Nigerian buyers of UK property",
  "excerpt": "Brexit moved the pound, the rental market and the paperwork, but not the right to buy. What a buyer from Nigeria needs to know, and what can be ignored.",
  "category": "UK Investment",
  "date": "2024-09-17",
  "readMinutes": 9,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articleBrexitBridge
};

export const lagosMarketOutlook: Article = {
  "slug": "lagos-market-outlook",
  "title": "Lagos property outlook: dear money, new rails, old title rules",
  "excerpt": "What high interest rates, new transport and the state’s land rules mean for a Lagos buyer in 2024, and how to check a title before any money moves.",
  "category": "Market Analysis",
  "date": "2024-08-13",
  "readMinutes": 8,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articleLagosSkyline
};

export const iotProptechFuture: Article = {
  "slug": "iot-proptech-future",
  "title": "Connected buildings in Nigeria: what the sensors are good for",
  "excerpt": "Meters, pumps, gates and lifts can now report on themselves. How to judge a connected building where power and internet fail, and who should own the data.",
  "category": "Technology",
  "date": "2024-07-09",
  "readMinutes": 6,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articleProptech
};

export const abujaPropertySpotlight: Article = {
  "slug": "abuja-property-spotlight",
  "title": "Buying in Abuja: how title and place work in the FCT",
  "excerpt": "Abuja has one landowner, a planned core and a registry of its own. What an R of O and a C of O are worth, what AGIS can tell you, and how districts differ.",
  "category": "Location Focus",
  "date": "2024-06-04",
  "readMinutes": 7,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articleAbujaHills
};

export const lekkiPropertySpotlight: Article = {
  "slug": "lekki-property-spotlight",
  "title": "Lekki from Ikate to Eleko: how to read the corridor",
  "excerpt": "The Lekki–Epe road joins towers, terraces and farmland plots. What changes as you drive east, and what to check about the ground, the drains and the title.",
  "category": "Location Focus",
  "date": "2024-04-23",
  "readMinutes": 6,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": bloomTowers3
};

export const greenBuildingCertifications: Article = {
  "slug": "green-building-certifications",
  "title": "EDGE, LEED and BREEAM: how to read a green building label",
  "excerpt": "What the three main certificates measure, at which stage they are awarded, and the questions that separate a certified building from a green adjective.",
  "category": "Sustainability",
  "date": "2024-03-05",
  "readMinutes": 8,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": false,
  "picture": articleGreenBuilding
};

export const investmentStrategies2024: Article = {
  "slug": "investment-strategies-2024",
  "title": "Five ways to invest in property in 2024, and what each one asks",
  "excerpt": "Land, off-plan, rental flats, a UK flat or a family home: how to match a purchase to your currency, your time and the risk you can carry.",
  "category": "Investment Insights",
  "date": "2024-01-16",
  "readMinutes": 7,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articleInvestmentChartModel
};

export const mortgageAlternativeFinancing: Article = {
  "slug": "mortgage-alternative-financing",
  "title": "Buying without a bank mortgage: the routes and their costs",
  "excerpt": "National Housing Fund, pension savings, rent-to-own, co-operatives and developer plans: how each works, what it really costs, and where it can go wrong.",
  "category": "Financing",
  "date": "2023-12-12",
  "readMinutes": 9,
  "author": "Meridian Estates Editorial",
  "featured": false,
  "listed": true,
  "picture": articleMortgageDocuments
};

/** All of them, newest first. */
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
