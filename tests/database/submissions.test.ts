import { expect, test } from 'vitest';
import { ANON, OPEN_TABLES, openTestBackend, type Row, SECRET, sample } from './support/backend';

const backend = await openTestBackend();

const STORED_AT = {
  contacts: 'created_at',
  leads: 'created_at',
  newsletter_subscribers: 'subscribed_at',
  property_watchers: 'created_at',
} as const;

/** Stores a submission with this capture time and reads both times back. */
async function times(table: (typeof OPEN_TABLES)[number], capturedAt: unknown) {
  const row: Row = { ...sample(table), captured_at: capturedAt };
  expect(await backend.submit(ANON, table, row)).toMatchObject({ outcome: 'stored' });
  const [stored] = await backend.rows(table, `&id=eq.${row['id']}`);
  return {
    captured: Date.parse(String(stored?.['captured_at'])),
    stored: Date.parse(String(stored?.[STORED_AT[table]])),
  };
}

test.each(OPEN_TABLES)('%s stores the time of capture to the millisecond', async (table) => {
  const capturedAt = new Date(Date.now() - 3 * 3_600_000);
  const { captured, stored } = await times(table, capturedAt.toISOString());
  expect(captured).toBe(capturedAt.getTime());
  expect(Math.abs(stored - Date.now())).toBeLessThan(60_000);
});

test.each(OPEN_TABLES)(
  '%s uses the time of storing if the phone’s clock is impossible',
  async (table) => {
    const impossible = [
      new Date(Date.now() + 2 * 86_400_000).toISOString(),
      '9999-12-31T23:59:59.999Z',
      'infinity',
      '-infinity',
      '1970-01-01T00:00:00.000Z',
      '2019-12-31T23:59:59.999Z',
      null,
    ];
    for (const capturedAt of impossible) {
      const { captured, stored } = await times(table, capturedAt);
      expect(captured).toBe(stored);
    }
  },
);

test.each(OPEN_TABLES)('%s accepts a submission without time or key', async (table) => {
  const { id, ...row }: Row = sample(table);
  expect(await backend.submit(ANON, table, row)).toMatchObject({ outcome: 'stored' });
  const [stored] = await backend.rows(table, `&email=eq.${row['email']}`);
  expect(stored?.['captured_at']).toBe(stored?.[STORED_AT[table]]);
  expect(stored?.['id']).not.toBe(id);
});

test.each(OPEN_TABLES)(
  'the same submission twice is one row of %s, and the second is answered as delivered',
  async (table) => {
    const row = sample(table);
    await backend.submit(ANON, table, row);
    expect(await backend.submit(ANON, table, row)).toMatchObject({ outcome: 'delivered' });
    expect(await backend.rows(table, `&id=eq.${row['id']}`)).toHaveLength(1);
  },
);

test('a refused submission does not roll back concurrent ones', async () => {
  const good = Array.from({ length: 40 }, () => sample('contacts'));
  const bad = Array.from({ length: 20 }, () => ({ ...sample('contacts'), name: '' }));
  const twin = sample('contacts');
  const [stored, refused, twins] = await Promise.all([
    Promise.all(good.map((row) => backend.submit(ANON, 'contacts', row))),
    Promise.all(bad.map((row) => backend.submit(ANON, 'contacts', row))),
    Promise.all(Array.from({ length: 10 }, () => backend.submit(ANON, 'contacts', twin))),
  ]);
  expect(stored.map(({ outcome }) => outcome)).toEqual(good.map(() => 'stored'));
  expect(refused.map(({ outcome }) => outcome)).toEqual(bad.map(() => 'refused'));
  expect(twins.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
  expect(twins.filter(({ outcome }) => outcome === 'delivered')).toHaveLength(9);
  const ids = new Set((await backend.rows('contacts')).map((row) => row['id']));
  expect(good.filter((row) => !ids.has(row['id']))).toEqual([]);
});

test("a visitor's request concurrent with the secret key's sees nothing more", async () => {
  await backend.submit(ANON, 'contacts', sample('contacts'));
  const callers = Array.from({ length: 40 }, (_, index) => (index % 2 ? SECRET : ANON));
  const answers = await Promise.all(
    callers.map((caller) => backend.call(caller, 'GET', '/rest/v1/contacts?limit=1')),
  );
  const seen = answers.map(({ json }) => Array.isArray(json) && json.length);
  expect(seen).toEqual(callers.map((caller) => caller === SECRET && 1));
});

test('a lead may have no e-mail address, and a new kind of source', async () => {
  const row = { ...sample('leads'), email: null, source: 'open_day' };
  expect(await backend.submit(ANON, 'leads', row)).toMatchObject({ outcome: 'stored' });
  for (const source of ['', 'Open', 'open-day', '_open', 'o'.repeat(41), '<b>', null]) {
    const { outcome } = await backend.submit(ANON, 'leads', { ...sample('leads'), source });
    expect(outcome).toBe('refused');
  }
});

test('every answer names its entry, and the database by its epoch', async () => {
  const { json: epoch } = await backend.call(ANON, 'POST', '/rest/v1/rpc/database_epoch', {});
  const row = sample('contacts');
  const answers = [
    await backend.submit(ANON, 'contacts', row),
    await backend.submit(ANON, 'contacts', row),
    await backend.submit(ANON, 'contacts', { ...row, message: 'Something else' }),
    await backend.submit(ANON, 'contacts', { ...row, id: row['id'], message: '' }),
  ];
  for (const { json } of answers) expect(json).toMatchObject({ id: row['id'], epoch });
});

test.each<[string, unknown]>([
  ['a table that takes none', { table: 'user_roles', columns: {} }],
  ['no table', { columns: { name: 'Ada' } }],
  ['no columns', { table: 'contacts' }],
  ['a list of rows', { table: 'contacts', columns: [sample('contacts')] }],
  ['a column that nobody has', { table: 'contacts', columns: { colour: 'blue' } }],
  ['a column of the staff’s', { table: 'leads', columns: { status: 'converted' } }],
  ['a list of entries', [{ table: 'contacts', columns: {} }]],
  ['nothing', null],
])(
  'an entry with %s is an error of its sender, who tries again once it is mended',
  async (_, entry) => {
    const { status, json } = await backend.hand(ANON, 'submit', entry);
    expect([status, json]).toEqual([400, expect.objectContaining({ code: 'PT400' })]);
  },
);
