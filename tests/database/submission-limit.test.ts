import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPlainDatabase } from '../../scripts/backend/plain-database';
import {
  ANON,
  BOOT_TIMEOUT_MS,
  OPEN_TABLES,
  openTestBackend,
  SECRET,
  sample,
  type TestBackend,
} from './support/backend';
import { as, keptAs, outcome } from './support/plain';

describe('over the REST interface', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await openTestBackend();
  }, BOOT_TIMEOUT_MS);
  afterAll(() => backend.close());

  const send = (count = 1) =>
    backend.submit(
      ANON,
      'leads',
      Array.from({ length: count }, () => sample('leads')),
    );

  test("an agent's 500 captures pass at once", async () => {
    const answers: number[] = [];
    for (let sent = 0; sent < 500; sent += 1) answers.push((await send()).status);
    expect(answers.filter((status) => status !== 201)).toEqual([]);
  });

  /** One submission passes from here, the next has to wait a minute. */
  async function allowOne(): Promise<void> {
    await backend.limit(1_000_000, 1_000_000);
    await send();
    await backend.limit(1, 1);
  }

  test('what comes after the burst is told how long to wait, in header and body, and leaves no trace', async () => {
    await allowOne();
    expect((await send()).status).toBe(201);
    const before = await backend.rows('leads');
    const { status, headers, json } = await send();
    expect(status).toBe(429);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(json).toMatchObject({ code: 'rate_limited', details: `retry_after=${seconds}` });
    expect(await backend.rows('leads')).toEqual(before);
  });

  test('all tables share one limit; the secret key has none', async () => {
    await allowOne();
    const statuses: number[] = [];
    for (const table of OPEN_TABLES) {
      statuses.push((await backend.submit(ANON, table, sample(table))).status);
    }
    expect(statuses).toEqual([201, 429, 429]);
    expect((await backend.submit(SECRET, 'contacts', sample('contacts'))).status).toBe(201);
  });

  test('whoever holds the secret key can open it wider, at once', async () => {
    await allowOne();
    expect([(await send()).status, (await send()).status]).toEqual([201, 429]);
    expect((await backend.limit(100_000, 1_000_000)).status).toBe(204);
    expect((await send()).status).toBe(201);
  });

  test('nobody else can, and senseless limits are refused', async () => {
    await backend.limit(600, 1_000_000);
    const admin = await backend.signUpAdmin();
    for (const caller of [ANON, admin.caller]) {
      const body = { burst: 1_000_000, per_minute: 1_000_000 };
      const { status } = await backend.call(
        caller,
        'POST',
        '/rest/v1/rpc/set_submission_limit',
        body,
      );
      expect([401, 403]).toContain(status);
    }
    for (const [burst, perMinute] of [
      [0, 60],
      [600, 0],
      [-1, -1],
      [2_000_000, 60],
    ] as const) {
      expect((await backend.limit(burst, perMinute)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await send()).status).toBe(201);
  });
});

describe('for each client', () => {
  let db: PGlite;
  beforeAll(async () => {
    db = await openPlainDatabase();
  }, BOOT_TIMEOUT_MS);
  afterAll(() => db.close());
  afterEach(() => db.exec('delete from private.submission_buckets'));

  const limit = (burst: number, perMinute: number) =>
    keptAs(db, 'service_role', (tx) =>
      tx.query('select public.set_submission_limit($1, $2)', [burst, perMinute]),
    );

  /** One lead sent with these headers: `ok`, or the code of the refusal. */
  const send = (headers: Record<string, string>, id: string = randomUUID()) =>
    outcome(
      keptAs(
        db,
        'anon',
        (tx) =>
          tx.query(`insert into public.leads (id, name, source) values ($1, 'Ada', 'viewing')`, [
            id,
          ]),
        { headers },
      ),
    );

  const tokens = async () => {
    const { rows } = await db.query<{ tokens: number }>(
      'select tokens from private.submission_buckets',
    );
    return rows.map((row) => row.tokens);
  };

  /** Lets time pass for every bucket. */
  const later = (seconds: number) =>
    db.query(
      'update private.submission_buckets set refilled_at = refilled_at - make_interval(secs => $1)',
      [seconds],
    );

  test('one that floods does not shut others out', async () => {
    await limit(2, 1);
    const flood = { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' };
    expect([await send(flood), await send(flood), await send(flood)]).toEqual([
      'ok',
      'ok',
      'PGRST',
    ]);
    expect(await send({ 'x-forwarded-for': '203.0.113.8, 10.0.0.1' })).toBe('ok');
    expect(await send({})).toBe('ok');
  });

  test("the gateway's word on the address counts before the client's own", async () => {
    await limit(1, 1);
    const from = (forged: string) => ({
      'cf-connecting-ip': '203.0.113.7',
      'x-forwarded-for': forged,
    });
    expect([await send(from('1.1.1.1')), await send(from('2.2.2.2'))]).toEqual(['ok', 'PGRST']);
  });

  test('all addresses of one IPv6 network are one client, odd ones are still counted', async () => {
    await limit(1, 1);
    const from = (address: string) => ({ 'cf-connecting-ip': address });
    expect([
      await send(from('2001:db8:1:2::1')),
      await send(from('2001:db8:1:2:ffff::9')),
      await send(from('2001:db8:1:3::1')),
      await send(from('not:an:address')),
      await send(from('not:an:address')),
    ]).toEqual(['ok', 'PGRST', 'ok', 'ok', 'PGRST']);
  });

  test('waiting as long as was said is enough, and the bucket never holds more than the burst', async () => {
    await limit(3, 6);
    for (let sent = 0; sent < 3; sent += 1) expect(await send({})).toBe('ok');
    expect(await send({})).toBe('PGRST');
    await later(10);
    expect([await send({}), await send({})]).toEqual(['ok', 'PGRST']);
    await later(86_400);
    const answers = [await send({}), await send({}), await send({}), await send({})];
    expect(answers).toEqual(['ok', 'ok', 'ok', 'PGRST']);
  });

  test('a clock that was set back neither blocks nor refills', async () => {
    await limit(3, 60);
    expect(await send({})).toBe('ok');
    await later(-3_600);
    expect([await send({}), await send({}), await send({})]).toEqual(['ok', 'ok', 'PGRST']);
  });

  test('sending the same submission again costs nothing', async () => {
    await limit(5, 1);
    const id = randomUUID();
    expect(await send({}, id)).toBe('ok');
    expect(await send({}, id)).toBe('23505');
    expect((await tokens()).map(Math.round)).toEqual([4]);
  });

  test('what has filled up again is forgotten, and no address is kept', async () => {
    await limit(2, 60);
    for (let host = 1; host <= 15; host += 1)
      await send({ 'cf-connecting-ip': `203.0.113.${host}` });
    await later(60);
    await send({ 'cf-connecting-ip': '198.51.100.1' });
    await send({ 'cf-connecting-ip': '198.51.100.2' });
    expect(await tokens()).toHaveLength(2);
    const { rows } = await db.query<{ client: string }>(
      `select encode(client, 'escape') || encode(client, 'hex') as client from private.submission_buckets`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|3139382e3531/);
  });

  test('clients of two databases cannot be matched: each database salts for itself', async () => {
    const salts = await as(db, 'service_role', async (tx) => {
      await tx.exec('reset role');
      const salt = 'select salt from private.submission_limit';
      const first = (await tx.query(salt)).rows;
      await tx.exec('delete from private.submission_limit');
      await tx.exec('insert into private.submission_limit default values');
      return [first, (await tx.query(salt)).rows];
    });
    expect(salts[0]).not.toEqual(salts[1]);
  });

  test('a request of more rows than could ever pass is refused for its size, not told to wait', async () => {
    await limit(5, 60);
    const insert = keptAs(db, 'anon', (tx) =>
      tx.exec(
        `insert into public.leads (name, source) select 'Ada', 'viewing' from generate_series(1, 6)`,
      ),
    );
    expect(await outcome(insert)).toBe('PT413');
  });
});
