import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { viewingBudgets } from '../../src/content/options.ts';
import { listedProperties, properties } from '../../src/content/properties.ts';
import { rates } from '../../src/content/rates.ts';
import unitsForSale from '../../src/content/units.yaml';
import {
  type Listing,
  listingOf,
  listingOfTheDayOf,
  listPriceText,
} from '../../src/domain/listing.ts';
import { CURRENCIES } from '../../src/domain/money.ts';
import type { Offer } from '../../src/domain/payment-plan.ts';
import { budgetLabel } from '../../src/domain/priced-text.ts';
import type { Property } from '../../src/domain/property.ts';
import { bandLabels } from '../../src/domain/property-filter.ts';
import { type PropertyHead, propertyHeadOf } from '../../src/domain/property-head.ts';
import { searchWords } from '../../src/domain/property-search.ts';
import { britishDate, grouped } from '../../src/lib/english.ts';
import { camelCase } from './camel-case.ts';
import { comparedModule } from './compared.ts';
import { checkContent } from './content-check.ts';
import { closuresModule, holidays } from './holidays.ts';
import { overdueHolidays } from './overdue-reviews.ts';
import { tourPlanModule } from './tour-plan.ts';
import { writeIfChanged } from './write-if-changed.ts';

const CONTENT = 'src/content';
const MODULES = join(CONTENT, 'listings');
const HEADS = join(CONTENT, 'property-heads');
const NOTE = '// Made from the files in src/content/properties, by every build. Do not edit.\n';
const COMPARED_NOTE =
  '// Made from the files in src/content/properties and answers, by every build. Do not edit.\n';
const HOLIDAYS_NOTE = '// Made from src/content/holidays.yaml, by every build. Do not edit.\n';

/**
 * Validates the properties and generates the data that lists show, so that a list's script doesn't contain whole properties.
 * Returns which statements of law and tax have to be checked again.
 */
export async function buildListings(): Promise<string[]> {
  const toCheck = checkContent();
  const propertyOfTheDay = properties.find((property) => !listedProperties.includes(property));
  if (!propertyOfTheDay) throw new Error('There is no property of the day.');
  const slugs = listedProperties.map(({ slug }) => slug);
  const ofTheDay = propertyOfTheDay.slug;
  const files = new Map([
    ...listedProperties.map(
      (property) => [property.slug, moduleText(listingOf(property, rates))] as const,
    ),
    [ofTheDay, moduleText(listingOfTheDayOf(propertyOfTheDay, rates), 'ListingOfTheDay')],
  ]);
  await mkdir(MODULES, { recursive: true });
  for (const [slug, text] of files) await writeIfChanged(moduleFile(slug), text);
  await writeIfChanged(join(CONTENT, 'listings.generated.ts'), listText(slugs));
  await writeIfChanged(join(CONTENT, 'listing-of-the-day.generated.ts'), ofTheDayText(ofTheDay));
  await writeIfChanged(join(CONTENT, 'search-words.generated.ts'), wordsText(properties));
  await writeIfChanged(join(CONTENT, 'plans.generated.ts'), plansText(properties));
  await writeIfChanged(join(CONTENT, 'rate-words.generated.ts'), rateText());
  await writeIfChanged(join(CONTENT, 'band-labels.generated.ts'), bandText());
  await writeIfChanged(join(CONTENT, 'budget-labels.generated.ts'), budgetText(viewingBudgets));
  await writeIfChanged(join(CONTENT, 'compared.generated.ts'), COMPARED_NOTE + comparedModule());
  await writeIfChanged(
    join(CONTENT, 'tour-plan.generated.ts'),
    COMPARED_NOTE + tourPlanModule(ofTheDay),
  );
  await mkdir(HEADS, { recursive: true });
  for (const property of properties) {
    const { slug } = property;
    await writeIfChanged(
      moduleFile(slug, HEADS),
      headText(propertyHeadOf(property, rates, unitsForSale)),
    );
  }
  const known = [...files.keys()].map((slug) => basename(moduleFile(slug)));
  for (const folder of [MODULES, HEADS]) {
    for (const file of await readdir(folder)) {
      if (!known.includes(file)) await rm(join(folder, file));
    }
  }
  return toCheck;
}

/** Returns what to do about holidays that are due for review. */
export async function buildHolidays(): Promise<string[]> {
  await writeIfChanged(join(CONTENT, 'holidays.generated.ts'), HOLIDAYS_NOTE + closuresModule());
  return overdueHolidays(holidays, new Date().toISOString().slice(0, 10));
}

const moduleFile = (slug: string, folder = MODULES) => join(folder, `${slug}.generated.ts`);

function moduleText(listing: Listing, type = 'Listing'): string {
  return [
    NOTE,
    `import type { ${type} } from '../../domain/listing';\n`,
    `\nexport const ${camelCase(listing.slug)}: ${type} = ${JSON.stringify(listing, null, 2)};\n`,
  ].join('');
}

function headText(head: PropertyHead): string {
  return [
    NOTE,
    "import type { PropertyHead } from '../../domain/property-head';\n",
    `\nexport const head: PropertyHead = ${JSON.stringify(head, null, 2)};\n`,
  ].join('');
}

function listText(slugs: string[]): string {
  return [
    NOTE,
    "import type { Listing } from '../domain/listing';\n",
    ...slugs.map((slug) => `import { ${camelCase(slug)} } from './listings/${slug}.generated';\n`),
    '\n/** The four developments of the list, in its order. */\n',
    `export const listings: Listing[] = [${slugs.map(camelCase).join(', ')}];\n`,
  ].join('');
}

function ofTheDayText(slug: string): string {
  return `${NOTE}export { ${camelCase(slug)} as listingOfTheDay } from './listings/${slug}.generated';\n`;
}

function wordsText(properties: Property[]): string {
  const words = properties.map(
    (property) =>
      `  '${property.slug}': ${JSON.stringify(searchWords(property, listPriceText(property)))},\n`,
  );
  return [
    NOTE,
    '/** The words that each property is found by. */\n',
    `export const propertyWords: Record<string, string> = {\n${words.join('')}};\n`,
  ].join('');
}

/** Words, so that pages need neither the rates nor what formats them. */
function rateText(): string {
  const { NGN, GBP } = rates.perDollar;
  const words = `Other currencies are converted at indicative rates of ${britishDate(rates.asOf)}: $1 is about ₦${grouped(NGN)} or £${GBP.toFixed(2)}.`;
  return [
    '// Made from src/content/rates.ts, by every build. Do not edit.\n',
    `export const rateWords = '${words}';\n\n`,
    `export const rateDay = '${britishDate(rates.asOf)}';\n`,
  ].join('');
}

/** The filter’s prices in words, for the same reason. */
function bandText(): string {
  const labels = CURRENCIES.map((currency) => [currency, bandLabels(currency, rates)]);
  return [
    '// Made from src/content/rates.ts, by every build. Do not edit.\n',
    "import type { Currency } from '../domain/money';\n",
    '\n/** The bands of prices in each currency. */\n',
    `export const bandLabels: Record<Currency, Record<string, string>> = ${JSON.stringify(Object.fromEntries(labels), null, 2)};\n`,
  ].join('');
}

/** The budgets asked for at viewings, and what they are about in dollars. */
function budgetText(budgets: readonly string[]): string {
  const labels = budgets
    .map((budget) => [budget, budgetLabel(budget, rates)])
    .filter(([budget, label]) => budget !== label);
  return [
    '// Made from src/content/rates.ts, by every build. Do not edit.\n',
    `export const budgetLabels: Record<string, string> = ${JSON.stringify(Object.fromEntries(labels), null, 2)};\n`,
    `\nexport const budgetRates = 'Dollars at rates of ${britishDate(rates.asOf)}';\n`,
  ].join('');
}

function plansText(properties: Property[]): string {
  const offers = properties.map(({ slug, title, paymentPlan }): Offer => {
    const groups = unitsForSale.groups.filter((group) => group.property === slug);
    return { slug, title, plans: paymentPlan.plans, groups };
  });
  return [
    NOTE,
    "import type { Offer } from '../domain/payment-plan';\n",
    '\n/** The ways to pay for each property. */\n',
    `export const offers: Offer[] = ${JSON.stringify(offers, null, 2)};\n`,
    '\n/** The day on which their units were so. */\n',
    `export const unitsAsOf = '${unitsForSale.asOf}';\n`,
  ].join('');
}
