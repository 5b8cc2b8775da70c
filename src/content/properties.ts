import type { OfferedProperty } from './offered-property';
import { bloomTowers } from './properties/bloom-towers';
import { capitalGardens } from './properties/capital-gardens';
import { citadelViews } from './properties/citadel-views';
import { stPaulsBirmingham } from './properties/st-pauls-birmingham';
import { propertyOfTheDay } from './property-of-the-day';

/** The four developments of the list, in its order. */
export const listedProperties: OfferedProperty[] = [
  citadelViews,
  bloomTowers,
  capitalGardens,
  stPaulsBirmingham,
];

/** Everything that has a page. */
export const properties: OfferedProperty[] = [...listedProperties, propertyOfTheDay];
