import { STATUS_LABELS } from '../../domain/property-facts';
import {
  FILTER_NAMES,
  type FILTER_VALUES,
  type PropertyFilters,
} from '../../domain/property-filter';

/** The labels of the filters and their values, in the order in which they are offered. */
const WORDS: {
  [Name in keyof typeof FILTER_VALUES]: {
    label: string;
    all: string;
    values: Record<(typeof FILTER_VALUES)[Name][number], string>;
  };
} = {
  location: {
    label: 'Location',
    all: 'All locations',
    values: {
      lagos: 'Lagos',
      abuja: 'Abuja',
      birmingham: 'Birmingham',
      dubai: 'Dubai',
      'new-york': 'New York',
    },
  },
  type: {
    label: 'Type',
    all: 'All types',
    values: {
      apartment: 'Apartment',
      land: 'Land',
      house: 'House',
      condo: 'Condo',
      villa: 'Villa',
    },
  },
  price: {
    label: 'Price',
    all: 'Any price',
    values: {
      'under-100k': 'Under $100k',
      '100k-500k': '$100k to $500k',
      '500k-1m': '$500k to $1M',
      'above-1m': 'Above $1M',
    },
  },
  status: { label: 'Status', all: 'Any status', values: STATUS_LABELS },
};

/** The filters as labelled lists of options, with `all` first. */
export const filterOptions = FILTER_NAMES.map((name) => {
  const { label, all, values } = WORDS[name];
  const options = Object.entries({ all, ...values }).map(([value, label]) => ({ value, label }));
  return { name, label, options };
});

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** The number of results as a sentence. */
export function resultWords(found: number, of: number, isFiltered: boolean): string {
  const total = inWords(of).toLowerCase();
  if (!isFiltered) return `${inWords(of)} developments`;
  if (found === 0) return `None of ${total} developments fits`;
  return `${inWords(found)} of ${total} developments ${found === 1 ? 'fits' : 'fit'}`;
}

/** The same as the label of the sheet's button. */
export function showWords(found: number): string {
  if (found === 0) return 'Nothing fits yet';
  return `Show ${inWords(found).toLowerCase()} ${found === 1 ? 'development' : 'developments'}`;
}

function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** The visitor's search as the start of a chat message. */
export function wishMessage(filters: PropertyFilters): string {
  const wishes = filterOptions.flatMap(({ name, label, options }) => {
    const value = filters[name];
    const chosen = options.find((option) => option.value === value);
    return value === 'all' || !chosen ? [] : [`${label.toLowerCase()}: ${chosen.label}`];
  });
  if (filters.search.trim()) wishes.unshift(`“${filters.search.trim()}”`);
  return `Hello, I am looking for a property that is not on your list (${wishes.join(', ')}). Can you help?`;
}
