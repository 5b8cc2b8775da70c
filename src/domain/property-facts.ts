import type { Count, Property } from './property';

/** "4", or "3–4". */
export function countText(count: Count): string {
  return typeof count === 'number' ? String(count) : `${count.from}–${count.to}`;
}

/** The specification: always size and type, the rest only if known. */
export function propertyFacts(specifications: Property['specifications']) {
  const { size, type, building, bedrooms, bathrooms, parking } = specifications;
  return [
    { label: 'Size', value: size },
    { label: 'Type', value: type },
    ...(building ? [{ label: 'Building', value: building }] : []),
    ...(bedrooms ? [{ label: 'Bedrooms', value: countText(bedrooms) }] : []),
    ...(bathrooms ? [{ label: 'Bathrooms', value: countText(bathrooms) }] : []),
    ...(parking
      ? [{ label: 'Parking', value: `${countText(parking)} ${parking === 1 ? 'space' : 'spaces'}` }]
      : []),
  ];
}

export function propertyPath(property: Pick<Property, 'slug'>): string {
  return `/properties/${property.slug}`;
}

export const STATUS_LABELS: Record<Property['status'], string> = {
  available: 'Available',
  'pre-launch': 'Pre-launch',
  'selling-fast': 'Selling fast',
  'mortgage-available': 'Mortgage available',
};

/** The text of a property's badge; null for those that are simply available. */
export function statusText(status: Property['status']): string | null {
  return status === 'available' ? null : STATUS_LABELS[status];
}
