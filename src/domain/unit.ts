import { britishDate, grouped, lowered } from '../lib/english.ts';
import { nullable, number, object, oneOf, type Shape, text } from '../lib/shape.ts';
import type { Day } from './calendar-day';
import { LETTERED } from './field-rules.ts';
import { CURRENCIES, type Currency, SYMBOL, shortPrice } from './money.ts';
import type { UnitGroup, UnitsForSale } from './unit-group';

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

/** What the letter of a unit in LETTERED says. */
export const UNIT_LETTERS: Record<string, UnitState> = {
  a: 'available',
  r: 'reserved',
  s: 'sold',
  n: 'not_released',
};

/** Units as the database answers everybody. */
export const isUnitGroup: Shape<UnitGroup> = object({
  property: text,
  kind: text,
  size: number,
  bedrooms: nullable(number),
  price: nullable(number),
  currency: oneOf(...CURRENCIES),
  aspect: nullable(text),
  units: text,
});

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

/**
 * The units of groups, each with its state on a day in Lagos, and always in one order: content and the database group them
 * differently, and a list must not move when the database answers.
 */
export function unitsIn(groups: readonly UnitGroup[], day: Day): UnitForSale[] {
  return groups
    .flatMap(({ units, ...group }) =>
      units.split(' ').flatMap((unit) => {
        const [, label = '', letter = '', until] = LETTERED.exec(unit) ?? [];
        const stored = UNIT_LETTERS[letter];
        if (!stored) return [];
        const state = stateOn(day, stored, until);
        // What is not released has no price yet.
        const price = state === 'not_released' ? null : group.price;
        return { ...group, price, label, state, ...(state === 'reserved' && until && { until }) };
      }),
    )
    .sort(smallerCheaperFirst);
}

function smallerCheaperFirst(a: UnitForSale, b: UnitForSale): number {
  return (
    (a.bedrooms ?? 0) - (b.bedrooms ?? 0) ||
    a.size - b.size ||
    (a.price ?? Number.MAX_VALUE) - (b.price ?? Number.MAX_VALUE) ||
    (a.label === b.label ? 0 : counted(a.label) < counted(b.label) ? -1 : 1)
  );
}

/** A label that sorts by its numbers: A2 comes before A10. `Intl.Collator` takes a slow phone 30 ms to make. */
const counted = (label: string) => label.replace(/\d+/g, (digits) => digits.padStart(6, '0'));

/** A property's units, as content has them on its own day: a page says the same in all its parts, whenever it is built. */
export function unitsOf(slug: string, { asOf, groups }: UnitsForSale): UnitForSale[] {
  return unitsIn(groups, asOf).filter(({ property }) => property === slug);
}

/** "Reserved until 11 December 2026". */
export function unitStateText({ state, until }: Pick<UnitForSale, 'state' | 'until'>): string {
  return until ? `Reserved until ${britishDate(until)}` : UNIT_STATE_WORDS[state];
}

/** Whether all that were ever offered are sold. */
export function isSoldOut(units: readonly Pick<UnitForSale, 'state'>[]): boolean {
  const released = units.filter(({ state }) => state !== 'not_released');
  return released.length > 0 && released.every(({ state }) => state === 'sold');
}

/** "27 of 44 available", or "Sold out". */
export function availableText(units: readonly Pick<UnitForSale, 'state'>[]): string {
  if (isSoldOut(units)) return 'Sold out';
  const free = units.filter(({ state }) => state === 'available').length;
  return `${free} of ${units.length} available`;
}

/** "27 of 44 available as of 29 November 2026", within a sentence. */
export const leftWords = (units: readonly Pick<UnitForSale, 'state'>[], asOf: Day): string =>
  `${lowered(availableText(units))} as of ${britishDate(asOf)}`;

/** The prices of those that can be had, or of all where none can. */
function pricesOf(units: readonly UnitForSale[]): number[] {
  const free = units.filter(({ state, price }) => state === 'available' && price !== null);
  return (free.length > 0 ? free : units).flatMap(({ price }) => price ?? []);
}

/** The lowest price of those that can be had, or of all where none can; null where it is told on request. */
export function fromPrice(units: readonly UnitForSale[]): number | null {
  const prices = pricesOf(units);
  return prices.length > 0 ? Math.min(...prices) : null;
}

const MILLION = 1e6;

/** "From ₦202.5M": what units cost; "From" where those that can be had differ in price. */
export function fromPriceText(units: readonly UnitForSale[]): string {
  const from = fromPrice(units);
  const currency = units[0]?.currency;
  if (from === null || !currency) return 'Contact for pricing';
  const isRange = new Set(pricesOf(units)).size > 1;
  const price = from < MILLION ? priceInFull(from, currency) : shortPrice(from, currency);
  return isRange ? `From ${price}` : price;
}

/** "₦202,500,000". */
export const priceInFull = (amount: number, currency: Currency): string =>
  `${SYMBOL[currency]}${grouped(amount)}`;

/**
 * Whether what a page says of prices still holds: units cost each of these amounts, none costs less than the lowest and,
 * where a range is stated, none more than the highest.
 * @param stated in the units' currency
 */
export function areStatedPrices(stated: readonly number[], units: readonly UnitForSale[]): boolean {
  const prices = units.flatMap(({ price }) => price ?? []);
  const [lowest, highest] = [Math.min(...stated), Math.max(...stated)];
  const isWithin = (price: number) => price >= lowest && (lowest === highest || price <= highest);
  return stated.every((amount) => prices.includes(amount)) && prices.every(isWithin);
}

/** Units by their type, in the order of the list. */
export function unitsByKind(units: readonly UnitForSale[]): [kind: string, units: UnitForSale[]][] {
  return [...new Set(units.map(({ kind }) => kind))].map((kind) => [
    kind,
    units.filter((unit) => unit.kind === kind),
  ]);
}

/** Units of one price and aspect together, each group under what the list says of it: "₦202,500,000 · Garden". */
export function unitsByPrice(
  units: readonly UnitForSale[],
): [heading: string, units: UnitForSale[]][] {
  const nameOf = ({ price, aspect }: UnitForSale) => `${price} ${aspect}`;
  return [...new Set(units.map(nameOf))].map((name) => {
    const group = units.filter((unit) => nameOf(unit) === name);
    const released = group.find(({ state }) => state !== 'not_released');
    const cost = released && unitPriceText(released);
    return [[cost, group[0]?.aspect].filter(Boolean).join(' · '), group];
  });
}

/** How a comparison calls the rows with prices, and with units. */
export const PRICE_LABEL = 'Price';
export const UNITS_LABEL = 'What is left';

/** What is left of a property's units, on which day, and of each type from which price on. */
export function unitLines(units: readonly UnitForSale[], asOf: Day): string[] {
  return [
    `${availableText(units)} as of ${britishDate(asOf)}`,
    ...unitsByKind(units).map(
      ([kind, own]) => `${kind}: ${lowered(fromPriceText(own))}, ${lowered(availableText(own))}`,
    ),
  ];
}

/** A unit of a property, as enquiries name it: `Bloom Towers, Apartment W05-02`. */
export const unitAt = (title: string, { kind, label }: Pick<UnitForSale, 'kind' | 'label'>) =>
  `${title}, ${unitName(kind, label)}`;

/** "₦202,500,000", or that it is told on request. */
export const unitPriceText = ({ price, currency }: Pick<UnitForSale, 'price' | 'currency'>) =>
  price === null ? 'Contact for pricing' : priceInFull(price, currency);

/** What a chat about a unit opens with. */
export function unitMessage(title: string, unit: UnitForSale): string {
  const { kind, label, price, state } = unit;
  const cost = price === null ? '' : `, ${unitPriceText(unit)}`;
  const about = `Hello, I am interested in ${unitName(kind, label)} at ${title}: ${kind}${cost}.`;
  if (state !== 'available') return `${about} Is there another one like it?`;
  return `${about} ${price === null ? 'What does it cost, and is' : 'Is'} it still available?`;
}

/** The address of a unit on its property's page. */
export const unitHref = (label: string) => `?unit=${label}#units`;

/** What a unit is called: `Plot 12`, `Home T04`, `Apartment W05-02`. */
export function unitName(kind: string, label: string): string {
  const noun = /^plot\b/i.test(kind) ? 'Plot' : /apartment/i.test(kind) ? 'Apartment' : 'Home';
  return `${noun} ${label}`;
}
