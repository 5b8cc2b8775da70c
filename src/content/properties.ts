import type { OfferedProperty } from './offered-property';
import type { PropertyFile } from './property-files';
import { propertyOfTheDay } from './property-of-the-day';

/** The first ones in the list; all others follow in alphabetical order. */
const FIRST = ['citadel-views', 'bloom-towers', 'capital-gardens', 'st-pauls-birmingham'];

export const propertyFiles = import.meta.glob<PropertyFile>('./properties/*.ts', { eager: true });

const place = ({ slug }: OfferedProperty) => FIRST.indexOf(slug) + 1 || FIRST.length + 1;

/** The developments of the list, in display order. */
export const listedProperties: OfferedProperty[] = Object.values(propertyFiles)
  .flatMap((file) => Object.values(file))
  .filter((property) => property !== propertyOfTheDay)
  .sort((a, b) => place(a) - place(b) || a.title.localeCompare(b.title));

/** Everything that has a page. */
export const properties: OfferedProperty[] = [...listedProperties, propertyOfTheDay];
