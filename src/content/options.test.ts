import { expect, it } from 'vitest';
import { contactInterests, paymentProperties, tourProperties } from './options';
import { properties } from './properties';
import { propertyNames, slugOf } from './property-names';

const lists = { contactInterests, tourProperties, paymentProperties };

it.each(properties)('$slug is in every list under the same name', ({ slug }) => {
  expect(slugOf(propertyNames[slug])).toBe(slug);
  for (const options of Object.values(lists)) expect(options).toContain(propertyNames[slug]);
});

it('has names for properties only', () => {
  expect(Object.keys(propertyNames).sort()).toEqual(properties.map(({ slug }) => slug).sort());
  expect(slugOf(null)).toBeNull();
  expect(slugOf('toString')).toBeNull();
});
