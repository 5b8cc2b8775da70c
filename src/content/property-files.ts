import { type OfferedProperty, propertyNames } from './property-names';

const files = import.meta.glob<OfferedProperty>('./properties/*.yaml', { import: 'default' });

/** The slugs of all properties; the content check makes sure that each has a file. */
export const propertySlugs = Object.keys(propertyNames);

/** @throws if there is no such file */
export async function loadProperty(slug: string): Promise<OfferedProperty> {
  const load = files[`./properties/${slug}.yaml`];
  if (!load) throw new Error(`There is no property ${slug}.`);
  return load();
}
