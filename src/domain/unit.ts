import * as z from 'zod/mini';
import type { Day } from './calendar-day';
import { CURRENCIES } from './currency';
import { LIMIT } from './field-rules';
import { SLUG_PATTERN } from './slug';
import { words } from './words';

export const UNIT_STATES = ['available', 'reserved', 'sold', 'not_released'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

export const UNIT_STATE_WORDS: Record<UnitState, string> = {
  available: 'Available',
  reserved: 'Reserved',
  sold: 'Sold',
  not_released: 'Not released',
};

/** A label and a letter for each unit, of a reserved one also the last day: `W05-01s W06-01r2026-12-11`. */
const LETTERED = /^([A-Z0-9]+(?:-[A-Z0-9]+)*)([arsn])(\d{4}-\d\d-\d\d)?$/;
const LETTERS: Record<string, UnitState> = {
  a: 'available',
  r: 'reserved',
  s: 'sold',
  n: 'not_released',
};

/** Units that differ in nothing but their label and state, as content has them and the database answers visitors. */
export const UnitGroupSchema = z.strictObject({
  property: z.string().check(z.regex(SLUG_PATTERN), z.maxLength(LIMIT.propertySlug)),
  /** What it is: `Two-bedroom apartment`. */
  kind: words,
  /** In square metres. */
  size: z.number().check(z.positive()),
  bedrooms: z.nullable(z.int().check(z.minimum(1))),
  /** In the currency of the contract; null: told on request. */
  price: z.nullable(z.number().check(z.positive())),
  currency: z.enum(CURRENCIES),
  /** What it looks towards. */
  aspect: z.nullable(words),
  units: z
    .string()
    .check(
      z.refine(
        (units) => units.split(' ').every((unit) => LETTERED.test(unit)),
        'Each unit is a label and the letter of its state.',
      ),
    ),
});

export const UnitsForSaleSchema = z.strictObject({
  asOf: z.iso.date(),
  groups: z.array(UnitGroupSchema).check(z.minLength(1)),
});

export type UnitGroup = z.infer<typeof UnitGroupSchema>;
export type UnitsForSale = z.infer<typeof UnitsForSaleSchema>;

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
      return { ...group, label, state, ...(state === 'reserved' && until && { until }) };
    }),
  );
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

/** What a unit is called beside its label: `Plot 12`, `Home T04`, `Apartment W05-02`. */
export function unitName(kind: string, label: string): string {
  const noun = /^plot\b/i.test(kind) ? 'Plot' : /apartment/i.test(kind) ? 'Apartment' : 'Home';
  return `${noun} ${label}`;
}
