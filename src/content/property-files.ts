import { type OfferedProperty, propertyNames } from './property-names';

/** A property's file exports the property under any name. */
export type PropertyFile = Record<string, OfferedProperty>;

const files = import.meta.glob<PropertyFile>('./properties/*.ts');

/** The slugs of all properties; the content check makes sure that each has a file. */
export const propertySlugs = Object.keys(propertyNames);

/** @throws if there is no such file */
export async function loadProperty(slug: string): Promise<OfferedProperty> {
  const load = files[`./properties/${slug}.ts`];
  const [property] = Object.values(load ? await load() : {});
  if (!property) throw new Error(`There is no property ${slug}.`);
  return property;
}
