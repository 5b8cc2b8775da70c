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

// The plain library says no more than that something is wrong.
z.config(z.locales.en());

/** A file's export, and what it has to be. */
type Part = { file: string; name: string; schema: z.ZodMiniType; value: unknown };

const part = (file: string, name: string, schema: z.ZodMiniType, value: unknown): Part => ({
  file: `src/content/${file}`,
  name,
  schema,
  value,
});

/** Everything but the properties, and the articles, which are checked where they are read. */
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
 * Parses what the pages are made of; the build calls it before it writes anything.
 * @throws with every fault: its file, its field and what is wrong
 */
export function checkContent(): void {
  const faults = [...propertyFaults(propertyFiles), ...PARTS.flatMap(partFaults)];
  if (faults.length > 0) throw new Error(`Faults in the content:\n${faults.join('\n')}`);
}

/** What is wrong with an export, a line each. */
export function partFaults({ file, name, schema, value }: Part): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(
    ({ path, message }) => `${file}: ${[name, ...path].join('.')}: ${message}`,
  );
}

/** What is wrong with properties, a line each, by the paths of their files. */
export function propertyFaults(files: Record<string, PropertyFile>): string[] {
  const taken = new Map<string, string>();
  return Object.entries(files).flatMap(([path, exported]) => {
    const file = path.replace('./', 'src/content/');
    const [property, ...more] = Object.values(exported);
    if (!property || more.length > 0) return [`${file}: It has to export one property.`];
    const { error } = PropertySchema.safeParse(property);
    const faults = (error?.issues ?? []).map(
      (issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`,
    );
    const { slug } = property;
    const other = taken.get(slug);
    if (other) faults.push(`${file}: slug: ${other} has it already.`);
    else if (!file.endsWith(`/${slug}.ts`))
      faults.push(`${file}: slug: The file has another name.`);
    if (!(slug in propertyNames)) {
      faults.push(`${file}: slug: src/content/property-names.ts has no name for it.`);
    }
    taken.set(slug, file);
    return faults;
  });
}
