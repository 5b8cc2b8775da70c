import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { EXTENSIONS, migrate } from '../../scripts/backend/migrate';
import { HOSTED_SQL, openPlainDatabase } from '../../scripts/backend/plain-database';
import { pristineDirectory } from '../../scripts/backend/pristine';
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

  const send = () => backend.submit(ANON, 'leads', sample('leads'));

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

  test('when all clients together have sent enough, each is told how long to wait, and staff go on', async () => {
    await backend.limit(1, 1_000_000);
    const admin = await backend.signUpAdmin();
    const tune = (settings: object) =>
      backend.call(SECRET, 'POST', '/rest/v1/rpc/set_submission_limit', settings);
    for (const full of [{ per_hour: 1 }, { per_day: 1 }]) {
      expect((await tune({ per_hour: 5000, per_day: 20_000 })).status).toBe(204);
      expect((await send()).status).toBe(201);
      expect((await tune(full)).status).toBe(204);
      const before = await backend.rows('leads', '&select=id');
      const { status, headers, json } = await send();
      const seconds = Number(headers.get('retry-after'));
      expect([status, json]).toEqual([
        429,
        expect.objectContaining({ code: 'too_busy', details: `retry_after=${seconds}` }),
      ]);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(900);
      expect(await backend.rows('leads', '&select=id')).toEqual(before);
      expect((await backend.submit(admin.caller, 'leads', sample('leads'))).status).toBe(201);
      const seen = await backend.call(admin.caller, 'GET', '/rest/v1/leads?select=id&limit=1');
      expect(seen.json).toHaveLength(1);
    }
    expect((await tune({ per_hour: 0 })).status).toBeGreaterThanOrEqual(400);
    expect((await tune({ per_hour: 5000, per_day: 20_000 })).status).toBe(204);
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
  afterEach(() =>
    db.exec('delete from private.submission_buckets; delete from private.submission_totals'),
  );

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

  test.each<[name: string, same: string[], other: string]>([
    [
      'an IPv4 address',
      [
        '203.0.113.7',
        '203.0.113.7:5555',
        '203.0.113.7:5556',
        '::ffff:203.0.113.7',
        '::FFFF:cb00:7107',
        '0:0:0:0:0:ffff:203.0.113.7',
        '[::ffff:203.0.113.7]:80',
      ],
      '::ffff:203.0.113.8',
    ],
    [
      'an IPv6 network',
      ['2001:db8:1:2::1', '[2001:db8:1:2::1]', '[2001:db8:1:2::1]:5555', '2001:DB8:1:2:0::9'],
      '[2001:db8:1:3::1]:5555',
    ],
  ])(
    '%s is one client however it is written, and its neighbour another',
    async (_, same, other) => {
      await limit(1, 1);
      for (const header of ['cf-connecting-ip', 'x-forwarded-for']) {
        await db.exec('delete from private.submission_buckets');
        const answers: string[] = [];
        for (const address of same) answers.push(await send({ [header]: address }));
        expect(answers).toEqual(['ok', ...Array(same.length - 1).fill('PGRST')]);
        expect(await send({ [header]: other })).toBe('ok');
      }
    },
  );

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

  test('a replay is let through again after the wait, however empty the bucket was', async () => {
    await limit(1, 60);
    const id = randomUUID();
    expect([await send({}, id), await send({}, id)]).toEqual(['ok', 'PGRST']);
    await later(1);
    // What is stored already takes no token: the next one has it.
    expect([await send({}, id), await send({}, id), await send({})]).toEqual([
      '23505',
      '23505',
      'ok',
    ]);
  });

  test('what a rule refuses takes no token either', async () => {
    await limit(2, 1);
    const nameless = () =>
      outcome(
        keptAs(db, 'anon', (tx) =>
          tx.exec(`insert into public.leads (name, source) values ('', 'viewing')`),
        ),
      );
    expect([await nameless(), await nameless(), await nameless()]).toEqual(Array(3).fill('23514'));
    expect([await send({}), await send({}), await send({})]).toEqual(['ok', 'ok', 'PGRST']);
  });

  test('a flood from many addresses ends at the ceiling of all, and what comes an hour later passes', async () => {
    await keptAs(db, 'service_role', (tx) =>
      tx.exec('select public.set_submission_limit(1, 1, per_hour => 3, per_day => 5)'),
    );
    const wave = async (first: number) => {
      const answers: string[] = [];
      for (let host = first; host < first + 4; host += 1) {
        answers.push(await send({ 'cf-connecting-ip': `203.0.113.${host}` }));
      }
      return answers;
    };
    const anHourPasses = () =>
      db.exec(`update private.submission_totals set hour = hour - interval '1 hour'`);
    expect(await wave(1)).toEqual(['ok', 'ok', 'ok', 'PGRST']);
    await anHourPasses();
    expect(await wave(11)).toEqual(['ok', 'ok', 'PGRST', 'PGRST']);
    for (let hours = 0; hours < 23; hours += 1) await anHourPasses();
    expect(await wave(21)).toEqual(['ok', 'ok', 'ok', 'PGRST']);
    await keptAs(db, 'service_role', (tx) =>
      tx.exec('select public.set_submission_limit(per_hour => 5000, per_day => 20000)'),
    );
  });

  test('one client at the rate that is allowed does not use up what all may send in a day', async () => {
    await keptAs(db, 'service_role', (tx) =>
      tx.exec('select public.set_submission_limit(3, 60, per_day => 100)'),
    );
    const answers: string[] = [];
    for (let second = 0; second < 150; second += 1) {
      answers.push(await send({ 'cf-connecting-ip': '203.0.113.7' }));
      await later(1);
    }
    expect(answers.slice(0, 50), 'while there is enough for all').toEqual(Array(50).fill('ok'));
    for (let host = 1; host <= 5; host += 1) {
      expect(await send({ 'cf-connecting-ip': `198.51.100.${host}` })).toBe('ok');
    }
    await keptAs(db, 'service_role', (tx) =>
      tx.exec('select public.set_submission_limit(per_day => 20000)'),
    );
  });

  test('nothing more is taken once the tables fill what they may', async () => {
    await limit(600, 60);
    const fill = (megabytes: number) =>
      keptAs(db, 'service_role', (tx) =>
        tx.exec(`select public.set_submission_limit(max_megabytes => ${megabytes})`),
      );
    await fill(3);
    expect(await send({})).toBe('ok');
    await db.exec(`insert into public.leads (name, source, notes)
      select 'Ada', 'viewing', (select string_agg(md5(random()::text), '') from generate_series(1, 150))
      from generate_series(1, 1000)`);
    expect(await send({})).toBe('PGRST');
    await fill(100);
    expect(await send({})).toBe('ok');
    await fill(0);
    expect(await send({})).toBe('ok');
  });

  test('a body that says it is longer than any submission is refused unread', async () => {
    expect(await send({ 'content-length': '200000' })).toBe('PT413');
    expect(await send({ 'content-length': '9'.repeat(30) })).toBe('PT413');
    expect(await send({ 'content-length': '60000' })).toBe('ok');
  });

  test('of an address 24 bits of a hash are kept, which many addresses have in common', async () => {
    await send({ 'cf-connecting-ip': '203.0.113.7' });
    const { rows } = await db.query<{ bytes: number }>(
      'select octet_length(client) as bytes from private.submission_buckets',
    );
    expect(rows).toEqual([{ bytes: 3 }]);
  });
});

test(
  'a project with a Vault keys the hashes with a secret that stands in no table of ours',
  async () => {
    const db = await PGlite.create({
      extensions: EXTENSIONS,
      loadDataDir: await pristineDirectory(),
    });
    try {
      await db.exec(HOSTED_SQL);
      await db.exec(`
      create schema vault;
      create table vault.decrypted_secrets (name text, decrypted_secret text, description text);
      create function vault.create_secret(new_secret text, new_name text, new_description text) returns uuid
      language sql as $$
        insert into vault.decrypted_secrets values (new_name, new_secret, new_description) returning gen_random_uuid()
      $$`);
      await migrate(db);
      const hash = async () => {
        const { rows } = await db.query<{ hash: string }>(
          `select encode(private.client_key('submissions'), 'hex') as hash`,
        );
        return rows[0]?.hash;
      };
      const first = await hash();
      await db.exec(`update private.submission_limit set salt = 'another'`);
      expect(await hash()).toBe(first);
      await db.exec(`update vault.decrypted_secrets set decrypted_secret = 'another'`);
      expect(await hash()).not.toBe(first);
      // A Vault that breaks costs no enquiry.
      await db.exec('alter table vault.decrypted_secrets rename column name to other');
      expect(await hash()).toHaveLength(6);
    } finally {
      await db.close();
    }
  },
  BOOT_TIMEOUT_MS,
);
