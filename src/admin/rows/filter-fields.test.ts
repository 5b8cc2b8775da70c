import { expect, it } from 'vitest';
import { contactInterests, tourProperties } from '../../content/options';
import { properties } from '../../content/properties';
import { chosenProperty, propertyNames } from '../../content/property-names';
import { GENERAL_INTEREST } from '../../domain/lead';
import { someLead } from '../doubles/rows';
import { filterFields } from './filter-fields';
import { matchesFilters, NO_FILTERS } from './filters';
import { otherInterests, propertyText, readProperty } from './property';

const CONSULTATION = 'General Interest, consultation on Tuesday, March 3, 2026';

function propertyChoices(chosen: string) {
  const rows = [someLead({ property_slug: null, property_interest: CONSULTATION })];
  const [field] = filterFields(['property'], rows, { ...NO_FILTERS, property: chosen });
  return field?.options ?? [];
}

it('lists our properties by name, and no consultation dates', () => {
  const names = properties.map(({ slug }) => propertyNames[slug]);
  const labels = propertyChoices('').map(({ label }) => label);
  expect(labels.filter((label) => !otherInterests.includes(label))).toEqual([
    'Any property',
    ...names,
    'No property',
  ]);
});

it('every choice of a form is a choice of the filter that finds its rows, and stays in the address', () => {
  const offered = [...tourProperties, ...contactInterests];
  for (const words of [...offered, GENERAL_INTEREST]) {
    const [choice] = propertyChoices('').filter(({ label }) => label === words);
    const property = choice?.value ?? 'missing';
    const row = someLead(chosenProperty(words));
    expect(matchesFilters(row, { ...NO_FILTERS, property }, 'me'), words).toBe(true);
    expect(readProperty(property), words).toBe(property);
    const another = someLead(chosenProperty('Something else'));
    expect(matchesFilters(another, { ...NO_FILTERS, property }, 'me'), words).toBe(false);
  }
});

it('lists the property in the address, even if this release does not know it', () => {
  const ours = propertyChoices('');
  expect(propertyChoices('bloom-towers')).toEqual(ours);
  expect(propertyChoices('new-towers')).toEqual([
    ...ours,
    { value: 'new-towers', label: 'new-towers' },
  ]);
});

it.each([
  ['capital-gardens', 'Capital Gardens', 'Capital Gardens (Land)'],
  ['bloom-towers', 'Bloom Towers, Apartment W06-01', 'Bloom Towers, Apartment W06-01'],
  [null, 'Lolite by Gracias', 'Lolite by Gracias'],
  ['not-ours', 'What they wrote', 'What they wrote'],
  ['bloom-towers', null, 'Bloom Towers'],
  [null, null, null],
])('a row about %s (%s) shows %s', (property_slug, property_interest, shown) => {
  expect(propertyText({ property_slug, property_interest })).toBe(shown);
});
