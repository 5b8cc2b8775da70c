import type { OfferedProperty } from './offered-property';
import { brumHeight7 } from './properties/brum-height-7';

/** The property singled out in the list and on the home page. It has its own page but no card in the grid. */
export const propertyOfTheDay: OfferedProperty = brumHeight7;
