import { bandLabels } from '../../content/band-labels.generated';
import type { Currency } from '../../domain/money';
import { FILTER_NAMES, FILTERS, type PropertyFilters } from '../../domain/property-filter';

/** The filters as labelled lists of options, with prices in this currency. */
export function filterOptions(currency: Currency) {
  return FILTER_NAMES.map((name) => {
    const { label, values } = FILTERS[name];
    const labels = name === 'price' ? { ...values, ...bandLabels[currency] } : values;
    const options = Object.entries(labels).map(([value, label]) => ({ value, label }));
    return { name, label, options };
  });
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** The number of results as a sentence. */
export function resultWords(found: number, of: number, isFiltered: boolean): string {
  const total = inWords(of).toLowerCase();
  if (!isFiltered) return `${inWords(of)} developments`;
  if (found === 0) return `None of our ${total} developments fits`;
  return `${inWords(found)} of our ${total} developments ${found === 1 ? 'fits' : 'fit'}`;
}

/** The same as the label of the sheet's button. */
export function showWords(found: number): string {
  if (found === 0) return 'Nothing fits yet';
  return `Show ${inWords(found).toLowerCase()} ${found === 1 ? 'development' : 'developments'}`;
}

function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** The visitor's search in words; empty if there is none. */
export function searchWords(filters: PropertyFilters, currency: Currency): string {
  const terms = filterOptions(currency).flatMap(({ name, label, options }) => {
    const chosen = options.find(({ value }) => value !== 'all' && value === filters[name]);
    return chosen ? [`${label.toLowerCase()}: ${chosen.label}`] : [];
  });
  if (filters.search.trim()) terms.unshift(`“${filters.search.trim()}”`);
  return terms.join(', ');
}

/** The same as the start of a chat message. */
export function searchMessage(filters: PropertyFilters, currency: Currency): string {
  return `Hello, I am looking for a property that is not on your list (${searchWords(filters, currency)}). Can you help?`;
}
