// Made from the files in src/content/articles, by every build. Do not edit.
export const articleSlugs: string[] = [
  'future-of-real-estate',
  'uk-property-guide',
  'coastal-properties-analysis',
  'sustainable-building-practices',
  'smart-home-technology',
  'flexible-payment-plans',
  'brexit-uk-property-impact',
  'lagos-market-outlook',
  'iot-proptech-future',
  'abuja-property-spotlight',
  'lekki-property-spotlight',
  'green-building-certifications',
  'investment-strategies-2024',
  'mortgage-alternative-financing',
];
