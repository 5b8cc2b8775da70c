import * as z from 'zod/mini';
import facts from '../../src/content/facts.yaml';
import { propertyFiles } from '../../src/content/properties.ts';
import { propertyNames } from '../../src/content/property-names.ts';
import { rates } from '../../src/content/rates.ts';
import {
  AnswersSchema,
  EnglandCostsSchema,
  QuestionsSchema,
  VerificationSchema,
} from '../../src/domain/answers.ts';
import { FactSchema } from '../../src/domain/fact.ts';
import { HolidaysSchema } from '../../src/domain/holidays.ts';
import { converted } from '../../src/domain/money.ts';
import { PlaceMapSchema } from '../../src/domain/place-map.ts';
import { type Property, PropertySchema } from '../../src/domain/property.ts';
import { UnitsForSaleSchema } from '../../src/domain/unit-group.ts';
import { words } from '../../src/domain/words.ts';
import { overdueFacts } from './overdue-reviews.ts';
import { wordingFaults } from './wording.ts';

// Without a locale, zod's mini build only reports "invalid input".
const { localeError: error } = z.locales.en();

/** With the country code, as chat links need it: +44 7700 900142, or 447700900142. */
const phone = z
  .string()
  .check(z.regex(/^\+?[1-9][\d ]{6,17}$/, 'A phone number must start with its country code.'));

const rate = z.number().check(z.positive());

const point = {
  title: words,
  text: words,
  facts: z.optional(z.array(words)),
  link: z.optional(z.strictObject({ to: words.check(z.startsWith('/')), label: words })),
};
const points = z.array(z.strictObject(point));

/** What the compiler can't tell about a file's content. */
const RULES: Record<string, z.ZodMiniType> = {
  'company-values.yaml': points,
  'partners.yaml': points,
  'reasons.yaml': points,
  'services.yaml': points,
  'uk-benefits.yaml': points,
  'uk-reasons.yaml': points,
  'service-details.yaml': z.array(z.strictObject({ ...point, includes: z.array(words) })),
  'testimonials.yaml': z.array(z.strictObject({ text: words, author: words, location: words })),
  'facts.yaml': z.array(FactSchema),
  'faq-abroad.yaml': QuestionsSchema,
  'lagos-costs.yaml': z.array(
    z.strictObject({
      label: words,
      base: words,
      asks: z.array(words),
      facts: z.optional(z.array(words)),
    }),
  ),
  'england-costs.yaml': EnglandCostsSchema,
  'holidays.yaml': HolidaysSchema,
  'people.yaml': z.array(z.strictObject({ name: words, role: words, office: words })),
  'units.yaml': UnitsForSaleSchema,
  'verify.yaml': VerificationSchema,
  'company.ts': z.object({
    company: z.object({
      founded: z.int().check(z.minimum(1900)),
      whatsapp: phone,
      email: z.email(),
      offices: z.array(z.object({ phone })),
      social: z.array(z.object({ url: z.url({ protocol: /^https$/ }) })),
    }),
  }),
  'rates.ts': z.object({
    rates: z.object({
      asOf: z.iso
        .date()
        .check(z.refine((day) => !(Date.parse(day) > Date.now()), 'The date is in the future.')),
      perDollar: z.object({ NGN: rate, GBP: rate }),
    }),
  }),
};

/** All content except properties (checked below) and articles (checked where they are parsed). */
const files = {
  ...import.meta.glob<object>(['./*.ts', '!./*.{d,test,generated}.ts', '!./properties.ts'], {
    base: '../../src/content',
    eager: true,
  }),
  ...import.meta.glob<object>('./*.yaml', {
    base: '../../src/content',
    eager: true,
    import: 'default',
  }),
};

const answerFiles = import.meta.glob<unknown>('./answers/*.yaml', {
  base: '../../src/content',
  eager: true,
  import: 'default',
});

const mapFiles = import.meta.glob<unknown>('./maps/*.yaml', {
  base: '../../src/content',
  eager: true,
  import: 'default',
});

/**
 * Validates the content before a build writes anything; throws a list of faults with file, field and reason.
 * @returns what has to be checked again with its source
 */
export function checkContent(): string[] {
  const faults = [
    ...propertyFaults(propertyFiles),
    ...answersFaults(answerFiles),
    ...Object.entries(mapFiles).flatMap(([path, map]) =>
      schemaFaults(PlaceMapSchema, map, path.replace('./', 'src/content/')),
    ),
    ...wordingFaults(),
    ...Object.entries(files).flatMap(([path, exported]) => fileFaults(path.slice(2), exported)),
  ];
  if (faults.length > 0) throw new Error(`Faults in the content:\n${faults.join('\n')}`);
  return overdueFacts(facts, new Date().toISOString().slice(0, 10));
}

/** The faults of a file's content, one line each. */
export function fileFaults(file: string, exported: object): string[] {
  const faults = [
    ...Object.entries(exported).flatMap(([name, value]) => gaps(value, name)),
    ...schemaFaults(RULES[file], exported),
    ...unknownFacts(exported),
  ];
  return faults.map((fault) => `src/content/${file}: ${fault}`);
}

/** Finds empty values, and texts that appear twice in a list: options are identified by their text. */
function gaps(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [`${path}: It is empty.`] : [];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value);
  if (parts.length === 0) return [`${path}: It is empty.`];
  const isDistinct = !Array.isArray(value) || new Set(value).size === value.length;
  return [
    ...(isDistinct ? [] : [`${path}: An option appears twice.`]),
    ...parts.flatMap(([key, part]) => gaps(part, `${path}.${key}`)),
  ];
}

const known = new Set(facts.map(({ id }) => id));

/** Statements of law or tax that are named somewhere in a file but are not in the list. */
function unknownFacts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^(tenureF|f)acts$/.test(key) && Array.isArray(part)
      ? part.filter((id) => !known.has(id)).map((id) => `facts.yaml has no ${id}.`)
      : unknownFacts(part),
  );
}

function schemaFaults(schema: z.ZodMiniType | undefined, value: unknown, prefix = ''): string[] {
  const issues = schema?.safeParse(value, { error }).error?.issues ?? [];
  return issues.map(({ path, message }) =>
    [prefix, path.join('.'), message].filter((part) => part !== '').join(': '),
  );
}

/** The faults of the properties, one line each, by file. */
export function propertyFaults(files: Record<string, { slug?: string } | null>): string[] {
  return Object.entries(files).flatMap(([path, property]) => {
    const file = path.replace('./', 'src/content/');
    const faults = schemaFaults(PropertySchema, property, file);
    const slug = property?.slug;
    if (!slug) return faults;
    // Nor can two properties have the same slug, then.
    if (!file.endsWith(`/${slug}.yaml`)) {
      faults.push(`${file}: slug: It differs from the file's name.`);
    }
    if (!(slug in propertyNames)) {
      faults.push(`${file}: slug: It has no name in src/content/property-names.ts.`);
    }
    const parsed = PropertySchema.safeParse(property);
    if (parsed.data?.status === 'selling-fast') {
      faults.push(`${file}: status: Only the states of its units could say that it sells fast.`);
    }
    return [
      ...faults,
      ...(parsed.data ? planFaults(parsed.data) : []).map((fault) => `${file}: ${fault}`),
    ];
  });
}

/** The contract of a property has one currency, and a price that is stated in another follows our rates. */
function planFaults({ listPrice, paymentPlan }: Property): string[] {
  return paymentPlan.plans.flatMap(({ id, price, statedAs }) => {
    const faults: string[] = [];
    if (price.currency !== listPrice.currency) {
      faults.push(`paymentPlan.plans: ${id}: Its price is not in ${listPrice.currency}.`);
    }
    if (statedAs) {
      const amount = converted(statedAs.amount, statedAs.currency, price.currency, rates);
      if (amount !== price.amount) {
        faults.push(`paymentPlan.plans: ${id}: At our rates its price is ${amount}.`);
      }
    }
    return faults;
  });
}

/** The faults of the answers to buyers' questions, one line each, by file. */
export function answersFaults(files: Record<string, unknown>): string[] {
  const missing = Object.keys(propertyNames)
    .filter((slug) => !(`./answers/${slug}.yaml` in files))
    .map((slug) => `src/content/answers/${slug}.yaml: It is missing.`);
  const found = Object.entries(files).flatMap(([path, answers]) => {
    const file = path.replace('./', 'src/content/');
    const parsed = AnswersSchema.safeParse(answers);
    if (!parsed.success) return schemaFaults(AnswersSchema, answers, file);
    const { map } = parsed.data.places;
    return [
      ...unknownFacts(answers),
      ...(`./maps/${map}.yaml` in mapFiles ? [] : [`places.map: There is no map ${map}.`]),
    ].map((fault) => `${file}: ${fault}`);
  });
  return [...missing, ...found];
}
