import { expect, it } from 'vitest';
import { someLead } from '../doubles/rows';
import { NO_FILTERS } from './filters';
import { fits } from './fits';

const lead = someLead({
  name: 'Adékúnlé Gold',
  phone: '+2348031234567',
  notes: 'Wants two rooms, near the lagoon',
  status: 'contacted',
  created_at: '2026-11-21 23:30:00+00',
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
  [{ search: '0803 123' }, true],
  [{ search: '08031234567' }, true],
  [{ search: 'bisi' }, false],
  [{ search: '%' }, false],
])('with the filters %o the lead is listed: %s', (filters, isListed) => {
  expect(fits(lead, { ...NO_FILTERS, ...filters })).toBe(isListed);
});

it('finds rows about no property, but none that an older release stored without that column', () => {
  const isOfNone = (row: typeof lead) => fits(row, { ...NO_FILTERS, property: '-' });
  expect(isOfNone({ ...lead, property_slug: null })).toBe(true);
  const { property_slug: _, ...older } = lead;
  expect(isOfNone(older)).toBe(false);
});
