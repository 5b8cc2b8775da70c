import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { filesOf } from '../../scripts/backend/memory-files';
import { type Backend, openBackend } from '../../scripts/backend/open';
import { createRandom, runSeed } from '../support/random';
import {
  type Account,
  ANON,
  type Caller,
  KEYS,
  openOwnBackend,
  openTestBackend,
  type Row,
  SECRET,
  sample,
  type TestBackend,
} from './support/backend';
import { breakDriver, MISHAPS } from './support/broken-driver';
import { entryOf } from './support/door';
import { layDatabase } from './support/lay-database';

const SITE = 'http://localhost:4173';
const JSON_TYPE = 'application/json';
const IS_NIGHTLY = Boolean(process.env['NIGHTLY']);
/** Opening the database again takes a second, and every few enquiries it has to be. */
const ENQUIRIES = IS_NIGHTLY ? 400 : 20;
/** The messages between two mishaps: some seventy make an enquiry. A prime number, so that all kinds of messages are met. */
const EVERY = 293;

describe('a request that the embedded driver can’t bear', () => {
  let backend: TestBackend;
  let admin: Account;
  beforeAll(async () => {
    backend = await openTestBackend();
    admin = await backend.signUpAdmin();
  });

  const PROMISED = { outcome: 'stored' };
  const bomb = (depth: number) => `{"entry":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const lines = (count: number) => `name,phone\n${'a,b\n'.repeat(count)}`;
  const raw = (caller: Caller, type: string, body: string) =>
    backend.access.fetch(
      new Request(`${SITE}/rest/v1/rpc/submit`, {
        method: 'POST',
        headers: { ...(caller as Record<string, string>), 'content-type': type },
        body,
      }),
    );

  test.each([
    ['a list as CSV', 'text/csv', lines(17_000)],
    ['one row as CSV', 'text/csv', lines(1)],
    ['a form', 'application/x-www-form-urlencoded', 'name=Ada&source=viewing'],
  ])('%s is refused before it gets there', async (_, type, body) => {
    for (const caller of [ANON, admin.caller]) {
      expect((await raw(caller, type, body)).status).toBe(415);
    }
  });

  test('a list is for staff and for tables, and has no more values than PostgreSQL counts', async () => {
    const entry = { table: 'leads', columns: { name: 'a', source: 'viewing' } };
    for (const caller of [ANON, admin.caller]) {
      const two = await raw(caller, JSON_TYPE, JSON.stringify([{ entry }, { entry }]));
      expect(two.status).toBe(400);
    }
    const many = Array.from({ length: 17_000 }, () => ({ a: 1, b: 2 }));
    expect((await backend.insert(admin.caller, 'lead_events', many)).status).toBe(413);
  });

  test.each([
    ['60,000 brackets within each other', bomb(60_000)],
    ['200 brackets within each other', bomb(200)],
    ['an empty list', '[]'],
    ['a text that never ends', `{"entry":"${'\\"'.repeat(100_000)}`],
  ])('%s is the sender’s mistake, and costs no more than reading it', async (_, body) => {
    const begin = process.cpuUsage();
    expect((await raw(ANON, JSON_TYPE, body)).status).toBe(400);
    // Seconds, where a regular expression looked for the end of the text from each quotation mark.
    expect(process.cpuUsage(begin).user).toBeLessThan(2_000_000);
  });

  test('a function’s arguments in the address, and the account server’s, are not nested deeper either', async () => {
    const deep = encodeURIComponent('['.repeat(1_000) + ']'.repeat(1_000));
    const read = (since: string) =>
      backend.call(ANON, 'GET', `/rest/v1/rpc/full_slots?since=${since}&until=2026-12-01`);
    expect((await read(deep)).status).toBe(400);
    expect((await read('2026-11-30')).status).toBe(200);
    const signUp = (entry: object) => backend.call(ANON, 'POST', '/auth/v1/signup', entry);
    expect((await signUp(JSON.parse(bomb(1_000)))).status).toBe(400);
    // Whatever is sent beside an address would be stored.
    expect((await signUp({ data: { full_name: 'a'.repeat(10_000) } })).status).toBe(413);
  });

  test.each([
    '/%72est/v1/leads',
    // Its host sees a path of the REST API.
    '/rest/v1/../../%72est/v1/leads',
    '/rest/v1/%6Ceads',
    '/rest/v1/../../%61uth/v1/token',
  ])('an address that a router reads in another way is no page’s: %s', async (path) => {
    for (const caller of [ANON, admin.caller]) {
      expect((await backend.call(caller, 'GET', `${path}?select=id`)).status).toBe(404);
      const headers = { ...(caller as Record<string, string>), 'content-type': 'text/csv' };
      const csv = { method: 'POST', headers, body: lines(17_000) };
      expect((await backend.access.fetch(new Request(SITE + path, csv))).status).toBe(404);
    }
  });

  test.each([
    ['a thousand columns', `select=${Array.from({ length: 1_000 }, (_, n) => `c${n}:id`)}`],
    ['all columns, many times', `select=${Array(50).fill('*')}`],
    ['to be sorted by one column, many times', `select=id&order=${Array(50).fill('name')}`],
    ['what lies very deep in a column', `select=id${'->a'.repeat(1_000)}`],
    ['a NUL in a name, at which the driver would be opened again', 'select=id->a%00'],
    ['conditions within conditions', `or=(${'and('.repeat(1_000)}id.is.null${')'.repeat(1_001)}`],
  ])('nobody asks for %s, which would take seconds', async (_, search) => {
    for (const caller of [ANON, admin.caller]) {
      const path = `/rest/v1/leads?${search}`;
      expect((await backend.call(caller, 'GET', path)).status).toBe(400);
    }
  });

  test.each(['select=submit->>outcome::int', 'submit=is.null', 'limit=0'])(
    'no answer of a function is made to fail, which would undo it without a token: %s',
    async (search) => {
      const body = { entry: entryOf('leads', sample('leads')) };
      for (const caller of [ANON, admin.caller]) {
        const answer = await backend.call(caller, 'POST', `/rest/v1/rpc/submit?${search}`, body);
        expect(answer).toMatchObject({ status: 400, json: { code: 'PT400' } });
      }
    },
  );

  test('brackets in a text are text', async () => {
    const row = { ...sample('leads'), notes: '['.repeat(500) };
    expect(await backend.submit(ANON, 'leads', row)).toMatchObject(PROMISED);
  });

  test('nobody embeds one table in another', async () => {
    const nested = (depth: number) =>
      `${'lead_events(leads('.repeat(depth)}id${'))'.repeat(depth)}`;
    const read = (caller: Account['caller'], select: string) =>
      backend.call(caller, 'GET', `/rest/v1/leads?select=id,${select}`);
    expect((await read(ANON, nested(1))).status).toBe(400);
    expect((await read(admin.caller, nested(40))).status).toBe(400);
    expect((await read(admin.caller, 'lead_events(id)')).status).toBe(400);
    expect((await read(admin.caller, 'name')).status).toBe(200);
  });

  test.each<[string, unknown]>([
    ['captured_at', 1e99],
    ['captured_at', {}],
    ['captured_at', true],
    ['id', { toString: 1 }],
    ['id', [1]],
    ['name', { a: [1] }],
    ['preferred_date', -1],
  ])(
    'a value of the wrong type is the sender’s mistake, and the connection goes on: %s',
    async (column, value) => {
      const said = vi.mocked(console.error);
      said.mockClear();
      const { status } = await backend.submit(ANON, 'leads', {
        ...sample('leads'),
        [column]: value,
      });
      expect(status).not.toBe(503);
      expect(JSON.stringify(said.mock.calls)).not.toContain('opened again');
    },
  );

  test('afterwards everything is as before: sign-in, reading, and rows behind every answer', async () => {
    const again = await backend.signIn(admin);
    const row = sample('leads');
    expect(await backend.submit(ANON, 'leads', row)).toMatchObject(PROMISED);
    const { json } = await backend.call(again.caller, 'GET', `/rest/v1/leads?id=eq.${row['id']}`);
    expect(json).toMatchObject([{ id: row['id'] }]);
  });
});

describe('whatever happens in the driver', () => {
  const submit = (backend: Backend, row: Row) =>
    backend.app.fetch(
      new Request(`${SITE}/rest/v1/rpc/submit`, {
        method: 'POST',
        headers: { ...ANON, 'content-type': JSON_TYPE },
        body: JSON.stringify({ entry: entryOf('leads', row) }),
      }),
    );
  /** Whether the answer says that this row is stored. */
  const isStored = async (response: Response, { id }: Row) => {
    const said = await response.json().catch(() => undefined);
    return response.ok && said?.outcome === 'stored' && said.id === id;
  };
  const asked = async (backend: Backend, path: string, body?: object): Promise<unknown> => {
    const response = await backend.app.fetch(
      new Request(`${SITE}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...SECRET, 'content-type': JSON_TYPE },
      }),
    );
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  };

  test('each enquiry that was answered as stored is there after a restart, and the right password is right', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-driver-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const first = await new Promise<PGlite>((opened) => void openOwnBackend(opened));
    layDatabase(folder, await filesOf(first));
    await first.close();
    const seed = runSeed();
    const random = createRandom(seed);
    let isBroken = false;
    let messages = 0;
    let mishaps = 0;
    /** With each change at the same messages; every night at others. */
    const isNext = () => {
      messages += 1;
      return IS_NIGHTLY ? random.next() < 1 / EVERY : messages % EVERY === 0;
    };
    const demoAdmin = { email: 'admin@example.com', password: 'correct horse' };
    const options = { dataDir: folder, siteUrl: SITE, keys: KEYS, deliver: () => undefined };
    const backend = await openBackend({
      ...options,
      demoAdmin,
      onOpen: (driver) =>
        breakDriver(driver, () => {
          if (!isBroken || !isNext()) return undefined;
          mishaps += 1;
          return MISHAPS[mishaps % MISHAPS.length];
        }),
    });
    await asked(backend, '/rest/v1/rpc/set_settings', { burst: 100_000, per_minute: 100_000 });
    const acknowledged: unknown[] = [];
    let refused = 0;
    isBroken = true;
    for (let n = 0; n < ENQUIRIES; n += 1) {
      const row = sample('leads');
      const answer = await submit(backend, row).catch(() => new Response(null, { status: 503 }));
      if (await isStored(answer, row)) acknowledged.push(row['id']);
      else refused += 1;
    }
    isBroken = false;
    expect(mishaps, `seed ${seed}`).toBeGreaterThan(2);
    expect(refused, `seed ${seed}`).toBeGreaterThan(1);
    expect(acknowledged.length, `seed ${seed}`).toBeGreaterThan(ENQUIRIES / 3);

    // One more request may find out that the connection can't be believed.
    await submit(backend, sample('leads'));
    const signedIn = await asked(backend, '/auth/v1/token?grant_type=password', demoAdmin);
    expect(signedIn, `seed ${seed}`).toHaveProperty('access_token');

    // The first is left as a power cut would leave it.
    const reader = await openBackend(options);
    const rows = (await asked(reader, '/rest/v1/leads?select=id')) as { id: string }[];
    await reader.close();
    expect(
      rows.map(({ id }) => id),
      `seed ${seed}`,
    ).toEqual(expect.arrayContaining(acknowledged));
  });
});
