import { expect, it } from 'vitest';
import partners from './partners.yaml';
import { propertyFiles } from './properties';

const answers = import.meta.glob<object>('./answers/*.yaml', { eager: true, import: 'default' });

/** A size as buyers in Nigeria know it; a price for each square metre is not one. */
const METRIC = /\d (?:sqm|square metres)\b/;

it('whoever reads a size in square metres finds it in square feet as well', () => {
  const texts = [partners, propertyFiles, answers].flatMap((data) => textsIn(data));
  const metricOnly = texts.filter((text) => METRIC.test(text) && !text.includes('sq ft'));
  expect(metricOnly).toEqual([]);
});

/**
 * All texts but those of a price table, and the name of a unit, below which its size stands. A figure and its label are
 * read together.
 */
function textsIn(data: unknown, key = ''): string[] {
  if (/^(paymentPlan|name)$/.test(key)) return [];
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  if ('figure' in data && 'label' in data) return [`${data.figure}, ${data.label}`];
  return Object.entries(data).flatMap(([name, part]) => textsIn(part, name));
}
