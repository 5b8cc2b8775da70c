import { plainWords } from './plain-words.ts';
import type { Property } from './property';

/** How many features fit on a card. */
const FEATURES = 3;

/** A property as lists and cards show it: its first picture, and as many features as fit on a card. */
export function listingOf(property: Property) {
  const { slug, title, subtitle, location, place, type, status, listPrice, priceRange } = property;
  const { price, priceNote, pictures, features, whatsappMessage } = property;
  const { size, type: kind, bedrooms } = property.specifications;
  return {
    slug,
    title,
    subtitle,
    location,
    place,
    type,
    status,
    listPrice,
    ...(priceRange && { priceRange }),
    price,
    ...(priceNote && { priceNote }),
    pictures: pictures.slice(0, 1),
    features: features.slice(0, FEATURES),
    whatsappMessage,
    specifications: { size, type: kind, ...(bedrooms && { bedrooms }) },
    paymentPlan: { deposit: property.paymentPlan.deposit },
  };
}

export type Listing = ReturnType<typeof listingOf>;

/** The listing of the property of the day, with all its pictures and its summary. */
export function listingOfTheDayOf(property: Property) {
  return { ...listingOf(property), pictures: property.pictures, summary: property.summary };
}

export type ListingOfTheDay = ReturnType<typeof listingOfTheDayOf>;

/** The words a property can be found by. Each appears once, and none is part of another. */
export function searchWords(property: Property): string {
  const { title, location, subtitle, summary, description } = property;
  const words = [
    ...new Set(plainWords([title, location, subtitle, summary, ...description].join(' '))),
  ];
  const isPart = (word: string) => words.some((other) => other !== word && other.includes(word));
  return words.filter((word) => !isPart(word)).join(' ');
}
