import { describe, expect, it } from 'vitest';
import {
  countFilters,
  type FilterName,
  NO_FILTERS,
  range,
  readFilters,
  writeFilters,
} from './filters';

const ALL: FilterName[] = ['status', 'source', 'active', 'property', 'since', 'until'];

describe('an address', () => {
  it.each([
    ['?status=contacted', { status: 'contacted' }],
    ['?status=married', {}],
    ['?source=whatsapp', { source: 'whatsapp' }],
    ['?source=summer_campaign', { source: 'summer_campaign' }],
    ['?source=DROP%20TABLE', {}],
    ['?active=true', { active: 'true' }],
    ['?active=perhaps', {}],
    ['?property=capital-gardens', { property: 'capital-gardens' }],
    ['?property=-', { property: '-' }],
    ['?property=of-another-release', { property: 'of-another-release' }],
    ['?property=Capital+Gardens+(Land)', {}],
    ['?property=General+Inquiry', { property: 'General Inquiry' }],
    ['?property=Sapphire+Coastal', { property: 'Sapphire Coastal' }],
    ['?property=Sapphire+Towers', {}],
    ['?property=General+Interest,+consultation+on+Monday', {}],
    ['?since=2026-11-01&until=2026-11-30', { since: '2026-11-01', until: '2026-11-30' }],
    ['?since=2026-13-01', {}],
    ['?since=2026-02-30', {}],
    ['?since=yesterday', {}],
    ['?since=0202-11-01', {}],
    ['?search=ada%20%26%20bisi', { search: 'ada & bisi' }],
  ])('%s asks for %o', (query, wanted) => {
    expect(readFilters(query, ALL)).toEqual({ ...NO_FILTERS, ...wanted });
  });

  it('ignores filters that the list does not have', () => {
    expect(readFilters('?status=new&since=2026-11-01', ['since'])).toEqual({
      ...NO_FILTERS,
      since: '2026-11-01',
    });
  });

  it('keeps its other parameters', () => {
    const filters = { ...NO_FILTERS, status: 'new', search: 'a&b=c' };
    const written = writeFilters('?tab=leads&source=whatsapp', filters);
    expect(written).toBe('?tab=leads&search=a%26b%3Dc&status=new');
    expect(readFilters(written, ALL)).toEqual(filters);
    expect(writeFilters('?status=new', NO_FILTERS)).toBe('');
  });
});

it('counts its filters without the search', () => {
  expect(countFilters({ ...NO_FILTERS, search: 'ada', status: 'new', since: '2026-11-01' })).toBe(
    2,
  );
});

it('reads days as days in Lagos, including the last one', () => {
  expect(range({ ...NO_FILTERS, since: '2026-11-01', until: '2026-11-30' })).toEqual({
    from: '2026-10-31T23:00:00.000Z',
    before: '2026-11-30T23:00:00.000Z',
  });
  expect(range(NO_FILTERS)).toEqual({});
});
