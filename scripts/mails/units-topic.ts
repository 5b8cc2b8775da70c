import type { Day } from '../../src/domain/calendar-day.ts';
import {
  availableText,
  isSoldOut,
  type UnitForSale,
  unitPriceText,
  unitsByKind,
  unitsIn,
} from '../../src/domain/unit.ts';
import type { UnitGroup } from '../../src/domain/unit-group.ts';
import type { ShownTopic } from './shown.ts';
import { topicOf } from './topic.ts';

/** A property's types of units as the database has them, where staff change them between two releases; none if it has no units. */
export function unitsTopic(slug: string, groups: readonly UnitGroup[], today: Day): ShownTopic[] {
  const units = unitsIn(groups, today).filter(({ property }) => property === slug);
  if (units.length === 0) return [];
  const facts = unitsByKind(units).flatMap(([name, own]) => {
    const released = own.filter(({ state }) => state !== 'not_released');
    if (released.length === 0) return [];
    const left = availableText(own);
    if (isSoldOut(own)) return [{ name, value: left, line: `${name}: ${left}` }];
    const value = pricesOf(released);
    return [{ name, value, line: `${name}: ${value}, ${left}` }];
  });
  return [topicOf('units', facts)];
}

/** What units cost, whichever of them are left. */
const pricesOf = (units: readonly UnitForSale[]): string =>
  [...new Set(units.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)).map(unitPriceText))].join(
    ', ',
  );
