import type { OfferedProperty } from './property-names';

/** The property singled out in the list and on the home page. It has its own page but no card in the grid. */
const OF_THE_DAY = 'brum-height-7';

/** The first ones in the list; all others follow in alphabetical order. */
const FIRST = ['citadel-views', 'bloom-towers', 'capital-gardens', 'st-pauls-birmingham'];

/** Every property by its file; the content check makes sure of their fields. */
export const propertyFiles = import.meta.glob<OfferedProperty>('./properties/*.yaml', {
  eager: true,
  import: 'default',
});

const place = ({ slug }: OfferedProperty) => FIRST.indexOf(slug) + 1 || FIRST.length + 1;

/** The developments in the list, in display order. */
export const listedProperties: OfferedProperty[] = Object.values(propertyFiles)
  .filter(({ slug }) => slug !== OF_THE_DAY)
  .sort((a, b) => place(a) - place(b) || a.title.localeCompare(b.title));

export const propertyOfTheDay: OfferedProperty = propertyOf(OF_THE_DAY);

/** Every property that has a page. */
export const properties: OfferedProperty[] = [...listedProperties, propertyOfTheDay];

/** @throws if there is no such property */
export function propertyOf(slug: string): OfferedProperty {
  const property = propertyFiles[`./properties/${slug}.yaml`];
  if (!property) throw new Error(`There is no property ${slug}.`);
  return property;
}
