// Made from the files in src/content/properties, by every build. Do not edit.
import type { Listing } from '../domain/listing';
import { citadelViews } from './listings/citadel-views.generated';
import { bloomTowers } from './listings/bloom-towers.generated';
import { capitalGardens } from './listings/capital-gardens.generated';
import { stPaulsBirmingham } from './listings/st-pauls-birmingham.generated';

/** The four developments of the list, in its order. */
export const listings: Listing[] = [citadelViews, bloomTowers, capitalGardens, stPaulsBirmingham];
