// Made from src/content/rates.ts, by every build. Do not edit.
export const rateWords = 'Other currencies are converted at indicative rates of 1 November 2026: $1 is about ₦1,500 or £0.75.';

export const rateDay = '1 November 2026';
