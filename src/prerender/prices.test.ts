import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knownAmounts, statedAmounts, unknownAmounts } from '../../scripts/build/known-amounts';
import facts from '../content/facts.yaml';
import { properties } from '../content/properties';
import { rates } from '../content/rates';
import unitsForSale from '../content/units.yaml';
import type { Answers } from '../domain/answers';
import { propertyPath } from '../domain/property-facts';
import { bandLabels } from '../domain/property-filter';
import { pages, renderPage } from './index';

const answers = import.meta.glob<Answers>('../content/answers/*.yaml', {
  eager: true,
  import: 'default',
});

const template = readFileSync('index.html', 'utf8');

/** A page's text, without markup, scripts and structured data. */
async function textOf(path: string): Promise<string> {
  const html = await renderPage(path, {
    template,
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
    const own = answers[`../content/answers/${property.slug}.yaml`] as Answers;
    const ofUnits = unitsForSale.groups
      .filter((group) => group.property === property.slug)
      .flatMap(({ price, currency }) => (price === null ? [] : [{ amount: price, currency }]));
    return [property.slug, knownAmounts(property, own, rates, ofUnits)] as const;
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

describe('the prices', () => {
  it.each(properties)('on the page of $slug are those of its data', async (property) => {
    const allowed = [...(known.get(property.slug) ?? []), ...ofTheLaw, ...ofTheRates];
    expect(unknownAmounts(await textOf(propertyPath(property)), allowed)).toEqual([]);
  });

  it.each(LISTS)('on %s are those of our data', async (path) => {
    const allowed = [...ofAll, ...ofTheLaw, ...ofTheRates, ...ofTheFilter];
    expect(unknownAmounts(await textOf(path), allowed)).toEqual([]);
  });

  // Articles and guides calculate with figures of their own, but not in a sentence about one of our properties.
  it.each(texts)('in sentences of %s that name a property are that property’s', async (path) => {
    const sentences = (await textOf(path)).split(/(?<=[.!?]) /);
    const faults = properties.flatMap(({ slug, title }) =>
      sentences
        .filter((sentence) => sentence.includes(title))
        .filter((sentence) => unknownAmounts(sentence, known.get(slug) ?? []).length > 0),
    );
    expect(faults).toEqual([]);
  });
});
