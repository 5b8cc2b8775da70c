import { shortPrice } from './money';
import type { Count, Property } from './property';

/** A row of the specification. */
export type Fact = { label: string; value: string };

/** "4", or "3–4". */
export function countText(count: Count): string {
  return typeof count === 'number' ? String(count) : `${count.from}–${count.to}`;
}

/** The specification: size and type always, the rest only where known. */
export function propertyFacts({ size, type, ...counts }: Property['specifications']): Fact[] {
  const facts: Fact[] = [
    { label: 'Size', value: size },
    { label: 'Type', value: type },
  ];
  if (counts.bedrooms) facts.push({ label: 'Bedrooms', value: countText(counts.bedrooms) });
  if (counts.bathrooms) facts.push({ label: 'Bathrooms', value: countText(counts.bathrooms) });
  if (counts.parking) {
    facts.push({
      label: 'Parking',
      value: `${countText(counts.parking)} ${spaces(counts.parking)}`,
    });
  }
  return facts;
}

function spaces(count: Count): string {
  return count === 1 ? 'space' : 'spaces';
}

export function propertyPath(property: Pick<Property, 'slug'>): string {
  return `/properties/${property.slug}`;
}

/** "From ₦45M". */
export function listPriceText({ listPrice }: Pick<Property, 'listPrice'>): string {
  const price = shortPrice(listPrice.amount, listPrice.currency);
  return listPrice.isFrom ? `From ${price}` : price;
}

/** The text of a property's badge; null for those that are simply available. */
export function statusText(status: Property['status']): string | null {
  switch (status) {
    case 'available':
      return null;
    case 'pre-launch':
      return 'Pre-launch';
    case 'selling-fast':
      return 'Selling fast';
    case 'mortgage-available':
      return 'Mortgage available';
  }
}
