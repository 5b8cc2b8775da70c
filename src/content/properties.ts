import { brumHeight7 } from './properties/brum-height-7';
import type { PropertyFile } from './property-files';
import type { OfferedProperty } from './property-names';

/** The property singled out in the list and on the home page. It has its own page but no card in the grid. */
export const propertyOfTheDay: OfferedProperty = brumHeight7;

/** The first ones in the list; all others follow in alphabetical order. */
const FIRST = ['citadel-views', 'bloom-towers', 'capital-gardens', 'st-pauls-birmingham'];

export const propertyFiles = import.meta.glob<PropertyFile>('./properties/*.ts', { eager: true });

const place = ({ slug }: OfferedProperty) => FIRST.indexOf(slug) + 1 || FIRST.length + 1;

/** The developments in the list, in display order. */
export const listedProperties: OfferedProperty[] = Object.values(propertyFiles)
  .flatMap((file) => Object.values(file))
  .filter((property) => property !== propertyOfTheDay)
  .sort((a, b) => place(a) - place(b) || a.title.localeCompare(b.title));

/** Every property that has a page. */
export const properties: OfferedProperty[] = [...listedProperties, propertyOfTheDay];
