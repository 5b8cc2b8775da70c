import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { knownAmounts, statedAmounts, unknownAmounts } from '../../scripts/build/known-amounts';
import { shownProperty } from '../../scripts/mails/facts';
import { unitsTopic } from '../../scripts/mails/units-topic';
import facts from '../content/facts.yaml';
import { offers } from '../content/plans.generated';
import { properties, propertyOf } from '../content/properties';
import { rates } from '../content/rates';
import unitsForSale from '../content/units.yaml';
import type { Answers } from '../domain/answers';
import { comparedOf } from '../domain/compared';
import { listingOf, statedPrices } from '../domain/listing';
import { plansOfUnit } from '../domain/payment-plan';
import { nairaAmounts } from '../domain/priced-text';
import { propertyPath } from '../domain/property-facts';
import { bandLabels } from '../domain/property-filter';
import { propertyHeadOf } from '../domain/property-head';
import {
  areStatedPrices,
  fromPriceText,
  unitMessage,
  unitPriceText,
  unitsByKind,
  unitsIn,
  unitsOf,
} from '../domain/unit';
import { listMessage } from '../features/shortlist/list-actions';
import { UnitsSection } from '../features/units/units-section';
import { cardOf } from './card';
import { pages, renderPage } from './index';
import { structuredData } from './structured-data';

const answers = import.meta.glob<Answers>('../content/answers/*.yaml', {
  import: 'default',
  eager: true,
});

const answersOf = (slug: string) => answers[`../content/answers/${slug}.yaml`] as Answers;

const compared = properties.map((property) =>
  comparedOf(property, answersOf(property.slug), unitsForSale),
);

const PAGE = { url: '', siteUrl: '', image: '', trail: [] };

/** All that is said of prices: in lists, comparisons, chats, e-mails and texts. */
const said: [string, string][] = [
  ...properties.map((property): [string, string] => {
    const { price, range, priceNote } = listingOf(property, rates);
    const lines = [price, range, priceNote].map((one) => one?.text ?? '');
    return [`the card of ${property.slug}`, lines.join('\n')];
  }),
  ...compared.map((one): [string, string] => [
    `comparison of ${one.slug}`,
    one.cells.flat().join('\n'),
  ]),
  ['the shared list', listMessage(compared, 'https://example.com')],
  ...properties.map((property): [string, string] => [
    `the e-mail about ${property.slug}`,
    [
      ...shownProperty(property, answersOf(property.slug)).topics,
      ...unitsTopic(property.slug, unitsForSale.groups, unitsForSale.asOf),
    ]
      .map(({ words }) => words)
      .join('\n'),
  ]),
  ...properties.flatMap((property): [string, string][] => [
    [`the preview of ${property.slug}`, cardOf(propertyPath(property), '').below ?? ''],
    [`the data of ${property.slug}`, JSON.stringify(structuredData({ property }, PAGE))],
    [`the chat about ${property.slug}`, property.whatsappMessage],
    [`the bar of ${property.slug}`, propertyHeadOf(property, rates, unitsForSale).shortPrice],
  ]),
  ...['articles', 'answers', 'texts'].flatMap((folder) =>
    readdirSync(`src/content/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(mdx|yaml)$/.test(file))
      .map((file): [string, string] => [
        file,
        readFileSync(`src/content/${folder}/${file}`, 'utf8'),
      ]),
  ),
];

/** The prices of a property's units. */
const pricesOf = (slug: string) =>
  unitsForSale.groups.flatMap(({ property, price }) => (property === slug ? (price ?? []) : []));

const kinds = unitsForSale.groups.map(({ kind }) => kind);

/** What units of a type cost, whichever property they are in. */
const pricesOfKind = (of: string) =>
  unitsForSale.groups.flatMap(({ kind, price, currency }) =>
    kind === of && price !== null ? [{ amount: price, currency }] : [],
  );

it.each(properties)('a unit of $slug is for sale at its list price, none below “from”', (one) => {
  const { amount, isFrom } = one.listPrice;
  expect(pricesOf(one.slug)).toContain(amount);
  if (isFrom) expect(Math.min(...pricesOf(one.slug))).toBe(amount);
  expect(areStatedPrices(statedPrices(one), unitsOf(one.slug, unitsForSale))).toBe(true);
});

it('the naira of Bloom Towers’ range are its dearest and its cheapest unit', () => {
  const units = pricesOf('bloom-towers');
  const range = { from: Math.min(...units), to: Math.max(...units), currency: 'NGN' };
  expect(nairaAmounts(propertyOf('bloom-towers'))).toEqual(range);
});

it.each(offers)('each unit of $slug costs the same wherever its price is said', (offer) => {
  const { slug, title, plans, groups } = offer;
  const units = unitsOf(slug, unitsForSale);
  expect(unitsIn(groups, unitsForSale.asOf)).toEqual(units);
  const section = createElement(UnitsSection, {
    property: propertyOf(slug),
    answers: answersOf(slug),
  });
  const page = renderToStaticMarkup(section).split('<details class="unit-type"');
  const lines = compared.find((one) => one.slug === slug)?.cells.flat() ?? [];
  for (const [kind, own] of unitsByKind(units)) {
    const from = fromPriceText(own);
    const shown = page.find((type) => type.startsWith(` data-kind="${kind}"`)) ?? '';
    expect(shown.replace(/<[^>]*>/g, '')).toContain(from);
    expect(lines.find((line) => line.startsWith(`${kind}: `))).toMatch(
      new RegExp(`${from}, `, 'i'),
    );
    const groups = shown.split('class="unit-group"');
    for (const unit of own.filter(({ state }) => state !== 'not_released')) {
      const group = groups.find((html) => html.includes(`data-unit="${unit.label}"`));
      expect(group).toContain(unitPriceText(unit));
      const cost = unit.price === null ? `${unit.kind}.` : unitPriceText(unit);
      expect(unitMessage(title, unit)).toContain(cost);
      const prices = plansOfUnit(plans, unit).map(({ price }) => price.amount);
      if (unit.price !== null) expect(prices).toContain(unit.price);
      // At the price of a longer plan of its type, such as a plot of 300 sqm at ₦65M, it is not that plan's.
      for (const { price } of plans.filter((plan) => plan.kind === kind && plan.months)) {
        const at = plansOfUnit(plans, { ...unit, price: price.amount });
        expect(at.map((plan) => plan.price.amount)).toEqual([price.amount]);
      }
    }
  }
});

it.each(said)('%s says of no type of unit what another one costs', (_, text) => {
  for (const line of text.split('\n')) {
    const kind = kinds.find((one) => line.startsWith(`${one}: `));
    if (kind) expect(unknownAmounts(line.slice(kind.length), pricesOfKind(kind))).toEqual([]);
  }
});

/** How far from a price it says what that is the price of. */
const NEAR = 130;

/** What has to be near each of these, because the same property has another price as well. */
const BELONGS: [price: RegExp, to: RegExp][] = [
  [/₦285M/g, /two.bedroom/i],
  [/₦45M/g, /shell/],
  [/Contact for pricing/g, /finished home|(finished|terrace|home): /],
];

it.each(said)('%s says of each price what it is the price of', (_, text) => {
  for (const [price, what] of BELONGS) {
    for (const { index } of text.matchAll(price)) {
      const around = text.slice(Math.max(0, index - NEAR), index + NEAR);
      expect(around.replace(/\s+/g, ' ')).toMatch(what);
    }
  }
});

it.each(said.filter(([, text]) => /\$135,000(–| to )\$750,000/.test(text)))(
  '%s says beside the dollars that the contract is in naira',
  (_, text) => {
    expect(text).toMatch(/naira|₦202\.5M/);
  },
);

/** A page's text, without markup, scripts and structured data. */
async function textOf(path: string): Promise<string> {
  const html = await renderPage(path, {
    template: readFileSync('index.html', 'utf8'),
    siteUrl: 'https://estates.example',
    makeCard: async () => '/card.jpg',
    onLaterPicture: () => undefined,
  });
  return html
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');
}

/** Amounts in our statements of law and tax. */
const ofTheLaw = facts.flatMap(({ statement }) => statedAmounts(statement));

const known = new Map(
  properties.map((property) => {
    const ofUnits = unitsForSale.groups
      .filter((group) => group.property === property.slug)
      .flatMap(({ price, currency }) => (price === null ? [] : [{ amount: price, currency }]));
    return [
      property.slug,
      knownAmounts(property, answersOf(property.slug), rates, ofUnits),
    ] as const;
  }),
);
const ofAll = [...known.values()].flat();
/** "$1 is about ₦1,500 or £0.75." */
const ofTheRates = statedAmounts(`$1 ₦${rates.perDollar.NGN} £${rates.perDollar.GBP}`);
const ofTheFilter = Object.values(bandLabels('USD', rates)).flatMap(statedAmounts);
const LISTS = ['/', '/properties', '/uk-investment'];
const texts = pages
  .filter(
    ({ path, isStaff }) => !(isStaff || LISTS.includes(path) || path.startsWith('/properties/')),
  )
  .map(({ path }) => path);

it.each(properties)('the prices on the page of $slug are those of its data', async (property) => {
  const allowed = [...(known.get(property.slug) ?? []), ...ofTheLaw, ...ofTheRates];
  expect(unknownAmounts(await textOf(propertyPath(property)), allowed)).toEqual([]);
});

it.each(LISTS)('the prices on %s are those of our data', async (path) => {
  const allowed = [...ofAll, ...ofTheLaw, ...ofTheRates, ...ofTheFilter];
  expect(unknownAmounts(await textOf(path), allowed)).toEqual([]);
});

// Articles and guides calculate with figures of their own, but not in a sentence about one of our properties.
it.each(texts)(
  'the prices in sentences of %s that name a property are that property’s',
  async (path) => {
    const sentences = (await textOf(path)).split(/(?<=[.!?]) /);
    const faults = properties.flatMap(({ slug, title }) =>
      sentences
        .filter((sentence) => sentence.includes(title))
        .filter((sentence) => unknownAmounts(sentence, known.get(slug) ?? []).length > 0),
    );
    expect(faults).toEqual([]);
  },
);
