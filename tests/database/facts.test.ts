import { describe, expect, test } from 'vitest';
import { ANON, openTestBackend, type Row, sample } from './support/backend';

const backend = await openTestBackend();
await backend.limit(1_000_000, 1_000_000);

describe('a new submission', () => {
  const zoneOf = async (table: 'contacts' | 'leads', zone: string) => {
    const row: Row = { ...sample(table), visitor_zone: zone };
    expect(await backend.submit(ANON, table, row)).toMatchObject({ outcome: 'stored' });
    const [stored] = await backend.rows(table, `&id=eq.${row['id']}`);
    return stored?.['visitor_zone'];
  };

  test.each([
    'Africa/Lagos',
    'Asia/Calcutta',
    'America/Indiana/Indianapolis',
    'Etc/GMT+5',
    'Europe/Kiev',
    'US/Eastern',
    'EST5EDT',
    'UTC',
  ])('keeps a visitor’s zone, also by an older name of it: %s', async (zone) => {
    expect(await zoneOf('contacts', zone)).toBe(zone);
    expect(await zoneOf('leads', zone)).toBe(zone);
  });

  test.each([
    'constructor',
    'toString',
    'valueOf',
    'hasOwnProperty',
    'A+99',
    'Foo/Bar+5',
    'Africa/Atlantis',
    'CEST',
    'Factory',
    'A'.repeat(64),
  ])('is stored without a zone that no clock knows: %s', async (zone) => {
    expect(await zoneOf('contacts', zone)).toBeNull();
    expect(await zoneOf('leads', zone)).toBeNull();
  });

  test('with a clock that is wrong by years loses nothing: consent counts from its arrival at the latest', async () => {
    for (const table of ['contacts', 'leads'] as const) {
      for (const consent_at of ['2031-01-01T00:00:00Z', '1999-01-01T00:00:00Z']) {
        const row: Row = { ...sample(table), consent_at };
        await backend.submit(ANON, table, row);
        const [stored] = await backend.rows(table, `&id=eq.${row['id']}`);
        expect(stored?.['consent_at']).toBe(stored?.['created_at']);
      }
    }
  });

  test('says what it is by its source, where that is enough', async () => {
    const row = sample('leads');
    await backend.submit(ANON, 'leads', row);
    expect(await backend.rows('leads', `&id=eq.${row['id']}`)).toMatchObject([{ kind: 'capture' }]);
  });
});
