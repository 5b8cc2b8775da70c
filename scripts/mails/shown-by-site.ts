import { company } from '../../src/content/company.ts';
import { properties } from '../../src/content/properties.ts';
import type { Answers } from '../../src/domain/answers.ts';
import { shownProperty } from './facts.ts';
import type { Shown } from './shown.ts';

const answers = import.meta.glob<Answers>('../../src/content/answers/*.yaml', {
  eager: true,
  import: 'default',
});

/** What this build shows of its properties. Only Vite can read this module. */
export const shown: Shown = {
  company: { name: company.name, email: company.email, whatsapp: company.whatsapp },
  properties: properties.map((property) => {
    const own = answers[`../../src/content/answers/${property.slug}.yaml`];
    if (!own) throw new Error(`There are no answers for ${property.slug}.`);
    return shownProperty(property, own);
  }),
};
