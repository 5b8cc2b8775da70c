import { expect, it } from 'vitest';
import { NO_FILTERS } from '../../domain/property-filter';
import { filterOptions, resultWords, searchMessage, searchWords, showWords } from './filter-bar';

it('each value of a filter has a label', () => {
  for (const { options } of filterOptions('USD')) {
    for (const { value, label } of options) expect(label).not.toBe(value);
  }
});

it.each([
  [4, false, 'Four developments'],
  [4, true, 'Four of our four developments fit'],
  [2, true, 'Two of our four developments fit'],
  [1, true, 'One of our four developments fits'],
  [0, true, 'None of our four developments fits'],
])('describes %d results', (count, isFiltered, words) => {
  expect(resultWords(count, 4, isFiltered)).toBe(words);
});

it.each([
  [0, 'Nothing fits yet'],
  [1, 'Show one development'],
  [3, 'Show three developments'],
])('labels the button for %d results', (count, words) => {
  expect(showWords(count)).toBe(words);
});

it('offers prices in the visitor’s currency', () => {
  const price = filterOptions('GBP').find(({ name }) => name === 'price');
  expect(price?.options[1]).toEqual({ value: 'under-100k', label: 'Under £75k' });
});

it('words the visitor’s search, also as a chat message', () => {
  expect(searchWords(NO_FILTERS, 'USD')).toBe('');
  expect(
    searchMessage(
      { ...NO_FILTERS, search: ' pool ', location: 'abuja', price: '100k-500k' },
      'USD',
    ),
  ).toBe(
    'Hello, I am looking for a property that is not on your list (“pool”, location: Abuja, price: $100k to $500k). Can you help?',
  );
});
