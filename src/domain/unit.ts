import { britishDate } from '../lib/english';
import type { Day } from './calendar-day';
import type { UnitGroup, UnitsForSale } from './unit-group';
import { LETTERED } from './unit-letters';

export const UNIT_STATES = ['available', 'reserved', 'sold', 'not_released'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

export const UNIT_STATE_WORDS: Record<UnitState, string> = {
  available: 'Available',
  reserved: 'Reserved',
  sold: 'Sold',
  not_released: 'Not released',
};

/** What a plot's state is in a drawing: a letter below its number; none where it is available. */
export const PLOT_LETTERS: Record<UnitState, string> = {
  available: '',
  reserved: 'R',
  sold: 'S',
  not_released: 'N',
};

const LETTERS: Record<string, UnitState> = {
  a: 'available',
  r: 'reserved',
  s: 'sold',
  n: 'not_released',
};

/** A home or plot, and whether it can be had. */
export type UnitForSale = Omit<UnitGroup, 'units'> & {
  /** `W05-01`: its name within the property, and in addresses. */
  label: string;
  state: UnitState;
  /** The last day in Lagos on which it is reserved. */
  until?: string;
};

/** The state on a day in Lagos: a reservation runs out by itself. */
export function stateOn(day: Day, state: UnitState, until: string | null | undefined): UnitState {
  return state === 'reserved' && until && until < day ? 'available' : state;
}

/** The units of groups, each with its state on a day in Lagos. */
export function unitsIn(groups: readonly UnitGroup[], day: Day): UnitForSale[] {
  return groups.flatMap(({ units, ...group }) =>
    units.split(' ').flatMap((unit) => {
      const [, label = '', letter = '', until] = LETTERED.exec(unit) ?? [];
      const stored = LETTERS[letter];
      if (!stored) return [];
      const state = stateOn(day, stored, until);
      // What is not released has no price yet.
      const price = state === 'not_released' ? null : group.price;
      return { ...group, price, label, state, ...(state === 'reserved' && until && { until }) };
    }),
  );
}

/** A property's units, as content has them on its own day: a page says the same in all its parts, whenever it is built. */
export function unitsOf(slug: string, { asOf, groups }: UnitsForSale): UnitForSale[] {
  return unitsIn(groups, asOf).filter(({ property }) => property === slug);
}

/** "Reserved until 11 December 2026". */
export function unitStateText({ state, until }: Pick<UnitForSale, 'state' | 'until'>): string {
  return until ? `Reserved until ${britishDate(until)}` : UNIT_STATE_WORDS[state];
}

/** "27 of 44 available". */
export function availableText(units: readonly Pick<UnitForSale, 'state'>[]): string {
  const free = units.filter(({ state }) => state === 'available').length;
  return `${free} of ${units.length} available`;
}

/** The lowest price of those that can be had, or of all where none can; null where it is told on request. */
export function fromPrice(units: readonly UnitForSale[]): number | null {
  const priced = units.filter(({ price }) => price !== null);
  const free = priced.filter(({ state }) => state === 'available');
  const prices = (free.length > 0 ? free : priced).map(({ price }) => price ?? 0);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** What a unit is called: `Plot 12`, `Home T04`, `Apartment W05-02`. */
export function unitName(kind: string, label: string): string {
  const noun = /^plot\b/i.test(kind) ? 'Plot' : /apartment/i.test(kind) ? 'Apartment' : 'Home';
  return `${noun} ${label}`;
}
