import { properties } from '../../src/content/properties.ts';
import unitsForSale from '../../src/content/units.yaml';
import type { Answers } from '../../src/domain/answers.ts';
import { COMPARED_LABELS, comparedOf } from '../../src/domain/compared.ts';

const answers = import.meta.glob<Answers>('../../src/content/answers/*.yaml', {
  eager: true,
  import: 'default',
});

/** The module with what the shortlist and the comparison know about each property. */
export function comparedModule(): string {
  const compared = properties.map((property) => {
    const own = answers[`../../src/content/answers/${property.slug}.yaml`];
    if (!own) throw new Error(`There are no answers for ${property.slug}.`);
    return comparedOf(property, own, unitsForSale);
  });
  return [
    "import type { ComparedProperty } from '../domain/compared';\n",
    '\n/** How the rows of a comparison are called. */\n',
    `export const comparedLabels: string[] = ${JSON.stringify(COMPARED_LABELS, null, 2)};\n`,
    '\n/** Every property, in display order. */\n',
    `export const comparedProperties: ComparedProperty[] = ${JSON.stringify(compared, null, 2)};\n`,
  ].join('');
}
