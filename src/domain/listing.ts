import { type Rates, shortPrice } from './money.ts';
import { slidesOf } from './picture.ts';
import { nairaAmounts, nairaRange, pagePrice, pagePriceText, pricedText } from './priced-text.ts';
import type { Property } from './property';
import { bandsOf } from './property-filter.ts';

/** "From ₦45M for a shell". */
export function listPriceText({ listPrice }: Pick<Property, 'listPrice'>): string {
  const price = shortPrice(listPrice.amount, listPrice.currency);
  const from = listPrice.isFrom ? `From ${price}` : price;
  return listPrice.of ? `${from} ${listPrice.of}` : from;
}

/** What the page says in full: "Contact for pricing of a finished home · From ₦45M for a shell". */
export function fullPriceText(property: Property): string {
  const price = pagePriceText(property);
  return property.priceOf ? `${price} · ${listPriceText(property)}` : price;
}

/** For a line with little room, in the contract's currency: "From ₦45M for a shell", "₦202.5M–₦1.125 billion". */
export function shortPriceText(property: Property): string {
  if (property.priceOf) return listPriceText(property);
  // Units cost exactly that: "about" says it of the dollars' equivalent.
  return nairaRange(property)?.replace('about ', '') ?? property.price;
}

/** The amounts that lists and the page state in the contract's currency. */
export function statedPrices(property: Property): number[] {
  const range = nairaAmounts(property);
  return [property.listPrice.amount, ...(range ? [range.from, range.to] : [])];
}

/** How many features fit on a card. */
const FEATURES = 3;

/** A property as lists and cards show it: its first picture, and as many features as fit on a card. */
export function listingOf(property: Property, rates: Rates) {
  const { slug, title, subtitle, location, place, type, status, pictures, features } = property;
  const { size, type: kind, bedrooms } = property.specifications;
  const { priceOf, priceNote, priceRange, whatsappMessage } = property;
  return {
    slug,
    title,
    subtitle,
    location,
    place,
    type,
    status,
    price: pricedText(listPriceText(property), rates),
    /** The prices of all its homes. */
    ...((priceRange || priceOf) && { range: pagePrice(property, rates) }),
    ...(priceNote && { priceNote: pricedText(priceNote, rates) }),
    bands: bandsOf(property, rates),
    pictures: pictures.slice(0, 1),
    features: features.slice(0, FEATURES),
    whatsappMessage,
    specifications: { size, type: kind, ...(bedrooms && { bedrooms }) },
    paymentPlan: { deposit: property.paymentPlan.deposit },
  };
}

export type Listing = ReturnType<typeof listingOf>;

/** The listing of the property of the day, with all its pictures and its summary. */
export function listingOfTheDayOf(property: Property, rates: Rates) {
  return {
    ...listingOf(property, rates),
    pictures: slidesOf(property.pictures),
    summary: property.summary,
  };
}

export type ListingOfTheDay = ReturnType<typeof listingOfTheDayOf>;
