import { describe, expect, it } from 'vitest';
import { filterProperties, NO_FILTERS, type PropertyFilters } from '../domain/property-filter';
import { isFoundBy, wantedWords } from '../domain/property-search';
import { listings } from './listings.generated';
import { propertyWords } from './search-words.generated';

/** The properties of the specification; the list may have more. */
const SPECIFIED = 4;

const found = (filters: Partial<PropertyFilters>) =>
  filterProperties(listings.slice(0, SPECIFIED), { ...NO_FILTERS, ...filters }, ({ slug }) =>
    isFoundBy(propertyWords[slug] ?? '', wantedWords(filters.search ?? '')),
  ).map(({ slug }) => slug);

const [citadel, bloom, capital, paul] = [
  'citadel-views',
  'bloom-towers',
  'capital-gardens',
  'st-pauls-birmingham',
];

describe('filtering the list', () => {
  it.each([
    [{}, [citadel, bloom, capital, paul]],
    [{ location: 'lagos' }, [citadel, bloom, capital]],
    [{ location: 'birmingham' }, [paul]],
    [{ location: 'dubai' }, []],
    [{ type: 'apartment' }, [bloom, paul]],
    [{ type: 'land' }, [capital]],
    [{ type: 'villa' }, []],
    [{ status: 'selling-fast' }, []],
    [{ status: 'available' }, [citadel, capital]],
    [{ price: 'under-100k' }, [citadel, capital]],
    [{ price: '100k-500k' }, [bloom, paul]],
    [{ price: '500k-1m' }, [bloom]],
    [{ price: 'above-1m' }, []],
    [{ location: 'lagos', type: 'apartment' }, [bloom]],
    [{ location: 'birmingham', price: 'under-100k' }, []],
  ] as const)('%o', (filters, slugs) => {
    expect(found(filters)).toEqual(slugs);
  });

  it.each([
    ['lekki', [citadel, bloom, capital]],
    ['Lekki, Lagos', [citadel, bloom, capital]],
    ['LEKKI  towers', [bloom]],
    ["st paul's", [paul]],
    ['St Paul’s', [paul]],
    ['sangotedo', [citadel]],
    ['warehouse', [paul]],
    ['  ', [citadel, bloom, capital, paul]],
    ['london', []],
    ['st pauls', [paul]],
    ['St Paul`s', [paul]],
    ['no30', [paul]],
    ['No.30', [paul]],
    ['30 st pauls', [paul]],
    ['flat in the uk', [paul]],
    ['£210,000', [paul]],
    ['210k', [paul]],
    ['2-bed', [citadel, bloom]],
    ['2bed flats', [bloom]],
    ['one bedroom', [bloom]],
    ['4 bedrooms', []],
    ['flat', [bloom, paul]],
    ['off-plan', [bloom]],
    ['offplan', [bloom]],
    ['pre launch', [bloom]],
    ['₦45m', [citadel]],
    ['N45 million', [citadel]],
    ['45,000,000', [citadel]],
    ['₦63M–₦129M', [capital]],
    ['land in eleko', [capital]],
    ['plots for sale', [capital]],
    ['300sqm', [capital]],
    ['house in Nigeria', [citadel]],
    ['land', [capital]],
  ])('finds "%s" in names, places and descriptions', (search, slugs) => {
    expect(found({ search })).toEqual(slugs);
  });
});
