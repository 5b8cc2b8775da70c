import { expect, test } from 'vitest';
import { createDatabase } from '../../src/admin/doubles/database';
import { type Filters, NO_FILTERS } from '../../src/admin/rows/filters';
import { loadPage, loadRow } from '../../src/admin/rows/load-page';
import type { AnyRow, ListedLead } from '../../src/admin/rows/row';
import { contacts, cursorOf, leads, subscribers, type Table } from '../../src/admin/rows/table';
import { openTestBackend, type Row, SECRET } from './support/backend';

const COUNT = 130;
const SOURCES = ['whatsapp', 'viewing', 'contact_form'];
const signal = new AbortController().signal;

const backend = await openTestBackend();
const { token } = await backend.signUpAdmin();
const database = createDatabase((url, init) => {
  const headers = new Headers(init.headers);
  headers.set('apikey', backend.access.keys.publishableKey);
  headers.set('Authorization', `Bearer ${token}`);
  return backend.access.fetch(new Request(url, { ...init, headers }));
});
const client = { database };
// Several rows share a timestamp, as after a bulk insert or in a busy minute, across every page boundary.
const at = (n: number) => new Date(Date.UTC(2026, 10, 1, 0, Math.floor(n / 7))).toISOString();
const made = Array.from({ length: COUNT }, (_, n) => n);
await insert('leads', (n) => ({
  name: `Lead ${n}`,
  source: SOURCES[n % 3] ?? '',
  status: n % 2 ? 'new' : 'contacted',
  property_interest: n % 5 ? 'Bloom Towers' : 'Land at Idera',
  property_slug: n % 5 ? null : 'capital-gardens',
  created_at: at(n),
}));
await insert('contacts', (n) => ({
  name: `Contact ${n}`,
  email: `${n}@example.com`,
  message: 'Hello',
  created_at: at(n),
}));
await insert('newsletter_subscribers', (n) => ({
  email: `${n}@example.com`,
  is_active: n % 2 === 0,
  subscribed_at: at(n),
}));

async function insert(table: string, row: (n: number) => Row) {
  const { status } = await backend.call(SECRET, 'POST', `/rest/v1/${table}`, made.map(row));
  expect(status).toBe(201);
}

async function readAll<R extends AnyRow>(table: Table<R>, changed: Partial<Filters> = {}) {
  const filters = { ...NO_FILTERS, ...changed };
  const all: R[] = [];
  for (;;) {
    const last = all.at(-1);
    const before = last && cursorOf(last);
    const page = await loadPage(client, table, { filters, size: 50, before }, signal);
    all.push(...page);
    if (page.length < 50) return all;
  }
}

test.each([leads, contacts, subscribers])(
  '$name: the pages contain every row exactly once',
  async (table) => {
    const all = await readAll<AnyRow>(table as Table<AnyRow>);
    expect(all).toHaveLength(COUNT);
    expect(new Set(all.map(({ id }) => id)).size).toBe(COUNT);
  },
);

test.each<[Partial<Filters>, (lead: ListedLead) => boolean, number]>([
  [{ status: 'new' }, ({ status }) => status === 'new', 65],
  [{ source: 'viewing' }, ({ source }) => source === 'viewing', 43],
  [{ property: 'capital-gardens' }, ({ property_slug }) => property_slug === 'capital-gardens', 26],
  [{ since: '2026-11-01', until: '2026-11-01' }, () => true, 130],
  [{ since: '2026-11-02' }, () => true, 0],
  [{ until: '2026-10-31' }, () => true, 0],
  [
    { status: 'new', source: 'whatsapp' },
    ({ status, source }) => `${status} ${source}` === 'new whatsapp',
    22,
  ],
])('%o leaves the matching rows, each once', async (filters, fits, count) => {
  const rows = await readAll(leads, filters);
  expect(rows.filter((row) => !fits(row))).toEqual([]);
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
});

test('rows newer than a moment can be requested alone', async () => {
  const newerThan = '2026-11-01T00:18:00.000Z';
  const rows = await loadPage(client, leads, { filters: NO_FILTERS, size: 50, newerThan }, signal);
  expect(rows.map(({ name }) => name).sort()).toEqual([
    'Lead 126',
    'Lead 127',
    'Lead 128',
    'Lead 129',
  ]);
});

test('a row is read by its id, and missing once deleted', async () => {
  const [first] = await readAll(contacts);
  const id = first?.id ?? '';
  expect(await loadRow(client, contacts, id, signal)).toEqual(first);
  await backend.call(SECRET, 'DELETE', `/rest/v1/contacts?id=eq.${id}`);
  expect(await loadRow(client, contacts, id, signal)).toBeNull();
});
