import { expect, it } from 'vitest';
import { listPriceText } from '../domain/listing';
import { comparedLabels, comparedProperties } from './compared.generated';
import { properties } from './properties';

const cell = (slug: string, label: string) =>
  comparedProperties.find((one) => one.slug === slug)?.cells[comparedLabels.indexOf(label)];

it('every property can be compared, in display order, with a cell for each row', () => {
  expect(comparedProperties.map(({ slug }) => slug)).toEqual(properties.map(({ slug }) => slug));
  for (const { cells } of comparedProperties) {
    expect(cells).toHaveLength(comparedLabels.length);
    expect(cells.flat().filter((line) => line.trim() === '')).toEqual([]);
  }
});

it('prices are those of the list', () => {
  for (const property of properties) {
    expect([listPriceText(property), property.price]).toContain(cell(property.slug, 'Price')?.[0]);
  }
});

it('rooms come from the property, or else from its kinds of homes; land has none', () => {
  expect(cell('citadel-views', 'Bedrooms')).toEqual(['2–3']);
  expect(cell('brum-height-7', 'Bedrooms')).toEqual(['3']);
  expect(cell('st-pauls-birmingham', 'Bathrooms')).toEqual(['1–2']);
  expect(cell('capital-gardens', 'Bedrooms')).toEqual(['–']);
});

it('papers are counted by their state', () => {
  expect(cell('st-pauls-birmingham', 'Papers on request')).toEqual(['7 of 7']);
  expect(cell('citadel-views', 'Papers shown')).toEqual(['None yet']);
  expect(cell('citadel-views', 'Papers not issued yet')).toEqual(['5 of 8']);
});
