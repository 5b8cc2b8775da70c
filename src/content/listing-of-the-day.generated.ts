// Made from the files in src/content/properties, by every build. Do not edit.
export { brumHeight7 as listingOfTheDay } from './listings/brum-height-7.generated';
