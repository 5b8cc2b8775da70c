import { type OfferedHead, propertyNames } from './property-names';

/** Made from the properties' files by every build. */
const files = import.meta.glob<{ head: OfferedHead }>('./*.generated.ts', {
  base: './property-heads',
});

/** The slugs of all properties; the content check makes sure that each has a file. */
export const propertySlugs = Object.keys(propertyNames);

/** @throws if there is no such file */
export async function loadPropertyHead(slug: string): Promise<OfferedHead> {
  const load = files[`./${slug}.generated.ts`];
  if (!load) throw new Error(`There is no property ${slug}.`);
  return (await load()).head;
}
