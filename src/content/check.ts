import * as z from 'zod/mini';
import {
  CompanySchema,
  CurrenciesSchema,
  OptionsSchema,
  PartnersSchema,
  PointsSchema,
  RatesSchema,
  ServiceDetailsSchema,
  ServicesSchema,
  TestimonialsSchema,
} from '../domain/content-schemas';
import { PropertySchema } from '../domain/property';
import { company } from './company';
import { contactInterests } from './interests';
import * as options from './options';
import { partners } from './partners';
import { propertyFiles } from './properties';
import type { PropertyFile } from './property-files';
import { propertyNames } from './property-names';
import { rates } from './rates';
import { reasons } from './reasons';
import { serviceDetails } from './service-details';
import { services } from './services';
import { testimonials } from './testimonials';
import { ukBenefits, ukReasons } from './uk-investment';
import { viewingBudgets, viewingInterests, viewingProperties } from './viewing';

// Without a locale, zod's mini build only reports "invalid input".
z.config(z.locales.en());

/** An export of a file and its schema. */
type Part = { file: string; name: string; schema: z.ZodMiniType; value: unknown };

const part = (file: string, name: string, schema: z.ZodMiniType, value: unknown): Part => ({
  file: `src/content/${file}`,
  name,
  schema,
  value,
});

/** All content except properties (checked below) and articles (checked where they are parsed). */
const PARTS: Part[] = [
  part('company.ts', 'company', CompanySchema, company),
  part('testimonials.ts', 'testimonials', TestimonialsSchema, testimonials),
  part('partners.ts', 'partners', PartnersSchema, partners),
  part('reasons.ts', 'reasons', PointsSchema, reasons),
  part('uk-investment.ts', 'ukReasons', PointsSchema, ukReasons),
  part('uk-investment.ts', 'ukBenefits', PointsSchema, ukBenefits),
  part('services.ts', 'services', ServicesSchema, services),
  part('service-details.ts', 'serviceDetails', ServiceDetailsSchema, serviceDetails),
  part('interests.ts', 'contactInterests', OptionsSchema, contactInterests),
  part('options.ts', 'tourProperties', OptionsSchema, options.tourProperties),
  part('options.ts', 'paymentProperties', OptionsSchema, options.paymentProperties),
  part('options.ts', 'paymentTypes', OptionsSchema, options.paymentTypes),
  part('options.ts', 'paymentCurrencies', CurrenciesSchema, options.paymentCurrencies),
  part('viewing.ts', 'viewingProperties', OptionsSchema, viewingProperties),
  part('viewing.ts', 'viewingInterests', OptionsSchema, viewingInterests),
  part('viewing.ts', 'viewingBudgets', OptionsSchema, viewingBudgets),
  part('rates.ts', 'rates', RatesSchema, rates),
];

/**
 * Validates the site's content before a build writes anything.
 * @throws a list of every fault with its file, field and reason
 */
export function checkContent(): void {
  const faults = [...propertyFaults(propertyFiles), ...PARTS.flatMap(partFaults)];
  if (faults.length > 0) throw new Error(`Faults in the content:\n${faults.join('\n')}`);
}

/** The faults of one export, one line each. */
export function partFaults({ file, name, schema, value }: Part): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(
    ({ path, message }) => `${file}: ${[name, ...path].join('.')}: ${message}`,
  );
}

/** The faults of the properties, one line each, by file. */
export function propertyFaults(files: Record<string, PropertyFile>): string[] {
  const taken = new Map<string, string>();
  return Object.entries(files).flatMap(([path, exported]) => {
    const file = path.replace('./', 'src/content/');
    const [property, ...more] = Object.values(exported);
    if (!property || more.length > 0) return [`${file}: It must export exactly one property.`];
    const { error } = PropertySchema.safeParse(property);
    const faults = (error?.issues ?? []).map(
      (issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`,
    );
    const { slug } = property;
    const other = taken.get(slug);
    if (other) faults.push(`${file}: slug: ${other} already uses it.`);
    else if (!file.endsWith(`/${slug}.ts`))
      faults.push(`${file}: slug: It differs from the file's name.`);
    if (!(slug in propertyNames)) {
      faults.push(`${file}: slug: It has no name in src/content/property-names.ts.`);
    }
    taken.set(slug, file);
    return faults;
  });
}
