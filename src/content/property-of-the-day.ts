import type { OfferedProperty } from './offered-property';
import { brumHeight7 } from './properties/brum-height-7';

/** What the list and the home page single out. It has a page of its own and no place in the grid. */
export const propertyOfTheDay: OfferedProperty = brumHeight7;
