import { plainWords } from './plain-words.ts';
import type { Property } from './property';

/** How many features a card has room for. */
const FEATURES = 3;

/** What lists and cards show of a property. The rest is for its own page, and only that page carries it. */
export type Listing = Pick<
  Property,
  | 'slug'
  | 'title'
  | 'subtitle'
  | 'location'
  | 'place'
  | 'type'
  | 'status'
  | 'listPrice'
  | 'priceRange'
  | 'price'
  | 'priceNote'
  | 'pictures'
  | 'features'
  | 'whatsappMessage'
> & {
  specifications: Pick<Property['specifications'], 'size' | 'type' | 'bedrooms'>;
  paymentPlan: Pick<Property['paymentPlan'], 'deposit'>;
};

/** The one that is singled out also tells what it is. */
export type ListingOfTheDay = Listing & Pick<Property, 'summary'>;

/** A property's listing: its first picture, and as many features as a card shows. */
export function listingOf(property: Property): Listing {
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

/** The same for the property of the day, which shows all its pictures. */
export function listingOfTheDayOf(property: Property): ListingOfTheDay {
  return { ...listingOf(property), pictures: property.pictures, summary: property.summary };
}

/**
 * The words that a property is found by: its name, its place and its description, each word once and none that is part
 * of another.
 */
export function searchWords(property: Property): string {
  const { title, location, subtitle, summary, description } = property;
  const words = [
    ...new Set(plainWords([title, location, subtitle, summary, ...description].join(' '))),
  ];
  const isPart = (word: string) => words.some((other) => other !== word && other.includes(word));
  return words.filter((word) => !isPart(word)).join(' ');
}
