import { grouped, lowered } from '../lib/english';
import type { Answers, Proof } from './answers';
import type { Unit } from './drawings';
import { listPriceText, statedPrices } from './listing';
import { SYMBOL } from './money';
import type { Picture } from './picture';
import { pagePriceText } from './priced-text';
import type { Property } from './property';
import { countText, STATUS_LABELS } from './property-facts';
import { leftWords, PRICE_LABEL, UNITS_LABEL, unitLines, unitsOf } from './unit';
import type { UnitsForSale } from './unit-group';

/** A property as the shortlist and the comparison show it. */
export type ComparedProperty = {
  slug: string;
  title: string;
  location: string;
  price: string;
  deposit: string;
  /** What it costs, when, and what is open: three lines of a message. */
  told: string[];
  /** What the last of these lines says of its units. */
  left: string;
  /** The amounts that are said of its units' prices. */
  statedPrices: number[];
  picture: Picture;
  /** What is compared, in the order of {@link COMPARED_LABELS}; a cell may have several lines. */
  cells: string[][];
};

/** For what a property does not have, such as the bedrooms of a plot of land. */
const NONE = '–';

/** The rows of a comparison: how each is called, and what it says of a property. */
const ROWS: [
  label: string,
  read: (property: Property, answers: Answers, forSale: UnitsForSale) => string | string[],
][] = [
  [PRICE_LABEL, priceLines],
  [UNITS_LABEL, ({ slug }, _, forSale) => unitLines(unitsOf(slug, forSale), forSale.asOf)],
  ['Initial deposit', ({ paymentPlan }) => paymentPlan.deposit],
  ['Payment plan', ({ paymentPlan }) => paymentPlan.terms],
  ['Size', ({ specifications }) => specifications.size],
  ['Type', ({ specifications }) => specifications.type],
  ['Bedrooms', (property, { units }) => rooms(property, units, 'bedrooms')],
  ['Bathrooms', (property, { units }) => rooms(property, units, 'bathrooms')],
  ['Location', ({ location }) => location],
  ['Status', ({ status }) => STATUS_LABELS[status]],
  ['Who builds', (_, { parties }) => parties.builtBy],
  ['Who sells', (_, { parties }) => parties.soldBy],
  ['Our role', (_, { parties }) => parties.ourRole],
  ['What you own', (_, { inShort }) => inShort.tenure],
  ['Handover', (_, { inShort }) => inShort.handover],
  ['Papers shown', (_, { proofs }) => papers(proofs, 'shown')],
  ['Papers on request', (_, { proofs }) => papers(proofs, 'on-request')],
  ['Papers not issued yet', (_, { proofs }) => papers(proofs, 'not-issued')],
];

/** How the rows of a comparison are called. */
export const COMPARED_LABELS: string[] = ROWS.map(([label]) => label);

/** What the shortlist and the comparison need to know about a property. Only the build calls this. */
export function comparedOf(
  property: Property,
  answers: Answers,
  forSale: UnitsForSale,
): ComparedProperty {
  const { slug, title, location, paymentPlan, pictures } = property;
  const [picture] = pictures;
  if (!picture) throw new Error(`${slug} has no picture.`);
  return {
    slug,
    title,
    location,
    price: listPriceText(property),
    deposit: paymentPlan.deposit,
    told: toldOf(property, answers, forSale),
    left: leftWords(unitsOf(slug, forSale), forSale.asOf),
    statedPrices: statedPrices(property),
    picture,
    cells: ROWS.map(([, read]) => [read(property, answers, forSale)].flat()),
  };
}

/** The price in lists, and what the property's page says, where that is more. */
function priceLines(property: Property): string[] {
  const { amount, currency, isFrom } = property.listPrice;
  const inFull = `${isFrom ? 'From ' : ''}${SYMBOL[currency]}${grouped(amount)}`;
  const price = listPriceText(property);
  // A range says where it starts.
  if (property.priceOf) return [price, pagePriceText(property)];
  if (property.price === inFull) return [price];
  return isFrom ? [property.price] : [...new Set([price, pagePriceText(property)])];
}

/** The number of rooms: as the property states it, or else of the kinds of homes there are. */
function rooms({ specifications }: Property, units: Unit[], kind: 'bedrooms' | 'bathrooms') {
  const stated = specifications[kind];
  if (stated) return countText(stated);
  const counts = units.flatMap((unit) => unit[kind] ?? []);
  if (counts.length === 0) return NONE;
  const range = { from: Math.min(...counts), to: Math.max(...counts) };
  return countText(range.from === range.to ? range.from : range);
}

/** "3 of 8": how many of a property's papers are in this state. */
function papers(proofs: Proof[], state: Proof['state']): string {
  const count = proofs.filter((proof) => proof.state === state).length;
  if (count > 0) return `${count} of ${proofs.length}`;
  return state === 'shown' ? 'None yet' : 'None';
}

/** How a property is paid for, in as few words as a card has room for: "24-month plan". */
export function planText({ paymentPlan: { plans } }: Pick<Property, 'paymentPlan'>): string {
  const months = [...new Set(plans.flatMap((plan) => plan.months || []))].sort((a, b) => a - b);
  if (months.length > 0) return `${months.join(' or ')}-month plan`;
  const stages = plans.find((plan) => plan.stages)?.stages;
  return stages ? `Paid in ${stages.length} stages` : 'Plan agreed with your offer';
}

/** What a family asks first, in three lines: what it costs, when it is handed over, and what is open. */
function toldOf(property: Property, { inShort, proofs }: Answers, forSale: UnitsForSale): string[] {
  const count = (state: Proof['state']) => proofs.filter((proof) => proof.state === state).length;
  const papers = [
    `${count('shown')} of ${proofs.length} shown`,
    `${count('on-request')} on request`,
    `${count('not-issued')} not issued yet`,
  ];
  const left = leftWords(unitsOf(property.slug, forSale), forSale.asOf);
  const noun = property.type === 'land' ? 'plots' : 'homes';
  return [
    `Cost: ${listPriceText(property)} · deposit: ${lowered(property.paymentPlan.deposit)} · ${lowered(planText(property))}`,
    `When: ${lowered(inShort.handover)}`,
    `Open: papers ${papers.join(', ')}; ${noun} ${left}`,
  ];
}
