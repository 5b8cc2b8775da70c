import { type Property, PropertySchema } from '../domain/property';
import { properties } from './properties';

/**
 * Parses what the pages are made of; the build calls it before it writes a page.
 * @throws with every fault: its file, its field and what is wrong
 */
export function checkContent(): void {
  const faults = propertyFaults(properties);
  if (faults.length > 0) throw new Error(`Faults in the content:\n${faults.join('\n')}`);
}

/** What is wrong with properties, a line each. Each stands in the file that its slug names. */
export function propertyFaults(list: Property[]): string[] {
  const seen = new Set<string>();
  return list.flatMap((property) => {
    const file = `src/content/properties/${property.slug}.ts`;
    const { error } = PropertySchema.safeParse(property);
    const faults = (error?.issues ?? []).map(
      ({ path, message }) => `${file}: ${path.join('.')}: ${message}`,
    );
    if (seen.has(property.slug)) faults.push(`${file}: slug: Another property has it already.`);
    seen.add(property.slug);
    return faults;
  });
}
