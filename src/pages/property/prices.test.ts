import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shownProperty } from '../../../scripts/watchers/facts';
import { properties } from '../../content/properties';
import { rates } from '../../content/rates';
import unitsForSale from '../../content/units.yaml';
import type { Answers } from '../../domain/answers';
import { comparedOf } from '../../domain/compared';
import { listingOf } from '../../domain/listing';
import { listMessage } from '../../features/shortlist/list-messages';

const answers = import.meta.glob<Answers>('../../content/answers/*.yaml', {
  import: 'default',
  eager: true,
});

const answersOf = (slug: string) => {
  const found = answers[`../../content/answers/${slug}.yaml`];
  if (!found) throw new Error(`There are no answers for ${slug}.`);
  return found;
};

const compared = properties.map((property) => comparedOf(property, answersOf(property.slug)));

/** All that is said of prices: in lists, comparisons, chats, e-mails and texts. */
const said: [string, string][] = [
  ...properties.map((property): [string, string] => {
    const { price, range, priceNote } = listingOf(property, rates);
    const lines = [price, range, priceNote].map((one) => one?.text ?? '');
    return [`the card of ${property.slug}`, lines.join('\n')];
  }),
  ...compared.map(({ slug, cells }): [string, string] => [
    `the comparison of ${slug}`,
    cells.flat().join('\n'),
  ]),
  ['the shared list', listMessage(compared, 'https://example.com')],
  ...properties.map((property): [string, string] => [
    `the e-mail about ${property.slug}`,
    shownProperty(property, answersOf(property.slug))
      .topics.map(({ words }) => words)
      .join('\n'),
  ]),
  ...properties.map(({ slug, whatsappMessage }): [string, string] => [
    `the chat about ${slug}`,
    whatsappMessage,
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

it.each(properties.map((one) => [one.slug, one] as const))(
  'a unit of %s is for sale at the price of the list, and none for less where that says “from”',
  (slug, { listPrice: { amount, isFrom } }) => {
    expect(pricesOf(slug)).toContain(amount);
    if (isFrom) expect(Math.min(...pricesOf(slug))).toBe(amount);
  },
);

it('the naira of Bloom Towers’ range are its dearest and its cheapest unit', () => {
  const units = pricesOf('bloom-towers');
  const stated = properties
    .flatMap(({ paymentPlan }) => paymentPlan.plans)
    .flatMap(({ price, statedAs }) => (statedAs ? price.amount : []));
  expect([Math.min(...stated), Math.max(...stated)]).toEqual([
    Math.min(...units),
    Math.max(...units),
  ]);
});

/** How far from a price it says what that is the price of. */
const NEAR = 130;

/** What has to be near each of these, because the same property has another price as well. */
const BELONGS: [price: RegExp, to: RegExp][] = [
  [/₦285M/g, /two.bedroom/],
  [/₦45M/g, /shell/],
  [/Contact for pricing/g, /finished home/],
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
