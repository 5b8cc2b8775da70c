import type { OfferedProperty } from './offered-property';

/** A property's file exports the property, under whatever name. */
export type PropertyFile = Record<string, OfferedProperty>;

const files = import.meta.glob<PropertyFile>('./properties/*.ts');

/** Every property that has a file, by the name of that file. */
export const propertySlugs = Object.keys(files).map(slugOf);

/** @throws if there is no such file */
export async function loadProperty(slug: string): Promise<OfferedProperty> {
  const load = files[`./properties/${slug}.ts`];
  const [property] = Object.values(load ? await load() : {});
  if (!property) throw new Error(`There is no property ${slug}.`);
  return property;
}

function slugOf(file: string): string {
  return file.replace(/^.*\/|\.ts$/g, '');
}
