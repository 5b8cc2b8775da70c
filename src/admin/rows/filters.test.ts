import { describe, expect, it } from 'vitest';
import { NAMES_AS_TYPED, NUMBERS_AS_TYPED } from '../doubles/names-as-typed';
import { someLead } from '../doubles/rows';
import {
  countFilters,
  type FilterName,
  matchesFilters,
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

const ME = '0a0a0a0a-0000-4000-8000-000000000001';
const lead = someLead({
  name: 'Adékúnlé Gold',
  phone: '+2348031234567',
  notes: 'Wants two rooms, near the lagoon',
  status: 'contacted',
  created_at: '2026-11-21 23:30:00+00',
  kind: 'consultation',
  assignee: ME,
  follow_up_on: '2026-11-25',
});

it.each([
  [{}, true],
  [{ status: 'contacted' }, true],
  [{ status: 'new' }, false],
  [{ source: 'viewing' }, false],
  [{ property: 'bloom-towers' }, true],
  [{ property: 'capital-gardens' }, false],
  [{ property: '-' }, false],
  // In Lagos it was already the 22nd.
  [{ since: '2026-11-22' }, true],
  [{ until: '2026-11-21' }, false],
  [{ since: '2026-11-22', until: '2026-11-22' }, true],
  [{ search: 'adekunle' }, true],
  [{ search: 'LAGOON rooms' }, true],
  [{ search: 'ada@' }, true],
  [{ search: 'gold 31 23' }, true],
  [{ search: 'gold 31 24' }, false],
  [{ kind: 'consultation' }, true],
  [{ kind: 'tour' }, false],
  [{ view: 'mine' }, true],
  [{ view: 'nobody' }, false],
  [{ view: 'due' }, true],
  [{ view: 'mine', status: 'new' }, false],
  [{ search: 'bisi' }, false],
  [{ search: '%' }, false],
  [{ search: 'ad' }, true],
  [{ search: 'ol' }, false],
])('with the filters %o the lead is listed: %s', (filters, isListed) => {
  expect(matchesFilters(lead, { ...NO_FILTERS, ...filters }, ME)).toBe(isListed);
});

it.each(NAMES_AS_TYPED)('finds %j by %j', (name, search) => {
  expect(matchesFilters({ ...lead, name }, { ...NO_FILTERS, search }, ME)).toBe(true);
});

it.each(NUMBERS_AS_TYPED)('finds a number by %j', (search) => {
  for (const phone of ['+2348031234567', '0803–123–4567', '٠٨٠٣١٢٣٤٥٦٧']) {
    expect(matchesFilters({ ...lead, phone }, { ...NO_FILTERS, search }, ME)).toBe(true);
  }
});

it('finds a row by what the staff know of its person', () => {
  const known = {
    person: 'a',
    rows: 1,
    known_as: 'Chief Okafor',
    also_phone: '+44 7700 900142',
    also_email: null,
    language: 'Igbo',
  };
  for (const search of ['okaf', 'igbo', '7700-900', 'adekunle okafor']) {
    expect(matchesFilters({ ...lead, known }, { ...NO_FILTERS, search }, ME), search).toBe(true);
  }
});

it('finds rows about no property', () => {
  const isOfNone = (row: typeof lead) => matchesFilters(row, { ...NO_FILTERS, property: '-' }, ME);
  expect(isOfNone({ ...lead, property_slug: null })).toBe(true);
  expect(isOfNone(lead)).toBe(false);
});

it('finds an interest with the day that the scheduler adds to it, and no other that begins alike', () => {
  const isOfInterest = (property_interest: string | null) =>
    matchesFilters(
      { ...lead, property_slug: null, property_interest },
      { ...NO_FILTERS, property: 'General Interest' },
      ME,
    );
  expect(isOfInterest('General Interest')).toBe(true);
  expect(isOfInterest('General Interest, consultation on Tuesday, March 3, 2026')).toBe(true);
  expect(isOfInterest('General Interests')).toBe(false);
  expect(isOfInterest(null)).toBe(false);
});

it('lists what is nobody’s, and only what is due by today, of rows that have an owner', () => {
  const nobodys = { ...lead, assignee: null, follow_up_on: '2099-01-01' };
  const isIn = (view: string) => matchesFilters(nobodys, { ...NO_FILTERS, view }, ME);
  expect([isIn('nobody'), isIn('mine'), isIn('due')]).toEqual([true, false, false]);
});
