import type { OfferedProperty } from './offered-property';
import { bloomTowers } from './properties/bloom-towers';
import { brumHeight7 } from './properties/brum-height-7';
import { capitalGardens } from './properties/capital-gardens';
import { citadelViews } from './properties/citadel-views';
import { stPaulsBirmingham } from './properties/st-pauls-birmingham';

/** The four developments of the list, in its order. */
export const listedProperties: OfferedProperty[] = [
  citadelViews,
  bloomTowers,
  capitalGardens,
  stPaulsBirmingham,
];

/** What the list and the home page single out. It has a page of its own and no place in the grid. */
export const propertyOfTheDay: OfferedProperty = brumHeight7;

/** Everything that has a page. */
export const properties: OfferedProperty[] = [...listedProperties, propertyOfTheDay];
