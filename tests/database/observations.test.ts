import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANON, SECRET } from './support/backend';
import { submitted } from './support/door';
import { keptAs, openPlainDatabase, outcome } from './support/plain';
import { accessScene, path } from './support/scene';

const LCP = { kind: 'vital', name: 'LCP', value: 1200, page: '/properties/bloom-towers' };

describe('over the REST API', () => {
  const scene = accessScene();
  const stored = async () =>
    (await scene.backend.call(SECRET, 'GET', path('observations', '?select=*'))).json as object[];
  const forgetAll = () =>
    scene.backend.call(SECRET, 'DELETE', path('observations', '?id=not.is.null'));
  const send = (rows: object | object[], caller = ANON) =>
    scene.backend.call(caller, 'POST', path('rpc/observe'), { measurements: [rows].flat() });
  const enable = (enabled: boolean) =>
    scene.backend.call(SECRET, 'POST', path('rpc/set_settings'), { observes: enabled });
  beforeAll(() => enable(true));

  test('while switched off, nothing is accepted from anybody', async () => {
    await forgetAll();
    const { user, admin } = scene;
    await enable(false);
    for (const caller of [ANON, user.caller, admin.caller]) {
      expect(await send(LCP, caller)).toMatchObject({ status: 403, json: { code: 'PT403' } });
    }
    expect(await stored()).toEqual([]);
    await enable(true);
    expect((await send(LCP)).status).toBe(204);
  });

  test('a visit stores what it measured, and only the hour of its time', async () => {
    await forgetAll();
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await send([LCP, { ...LCP, name: 'CLS', value: 0.01 }])).status).toBe(204);
    expect((await send({ ...LCP, name: 'INP', created_at: '2001-01-01', id })).status).toBe(204);
    const rows = await stored();
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row).toMatchObject({ created_at: expect.stringMatching(/:00:00\+00/) });
      expect(row).not.toMatchObject({ id });
      expect(JSON.stringify(row)).not.toContain('2001');
    }
  });

  test.each([
    ['a page with a query', { page: '/properties?utm_source=ada' }],
    ['another site', { page: 'https://example.com/' }],
    ['words in the place of a name', { name: 'Ada Obi, 0803 000 0000' }],
    ['a negative value', { value: -1 }],
    ['no number', { value: 'NaN' }],
    ['another kind', { kind: 'visitor' }],
  ])('%s is refused', async (_, change) => {
    await forgetAll();
    expect((await send({ ...LCP, ...change })).status).toBeGreaterThanOrEqual(400);
    expect(await stored()).toEqual([]);
  });

  test('a request with more than 20 is refused', async () => {
    await forgetAll();
    expect((await send(Array(21).fill(LCP))).status).toBe(413);
    expect((await send(Array(20).fill(LCP))).status).toBe(204);
    expect(await stored()).toHaveLength(20);
  });

  test('an administrator reads their summaries', async () => {
    await forgetAll();
    await send([100, 200, 300, 400, 500].map((value) => ({ ...LCP, value })));
    await send([{ ...LCP, kind: 'outbox', name: 'QuotaExceededError', value: 1 }]);
    const { admin, backend } = scene;
    expect((await backend.call(admin.caller, 'POST', path('rpc/observed'), {})).json).toEqual({
      vitals: [{ name: 'LCP', p75: 400, count: 5 }],
      errors: [{ name: 'QuotaExceededError', count: 1 }],
    });
  });
});

const db = await openPlainDatabase();

describe('in the database', () => {
  beforeEach(() =>
    db.exec(`delete from public.observations; delete from private.submission_buckets;
      update private.settings set observes = true`),
  );

  const send = async (address: string, rows: number, last: object = LCP) => {
    const measurements = JSON.stringify([...Array(rows - 1).fill(LCP), last]);
    const headers = { 'cf-connecting-ip': address };
    const call = keptAs(db, 'anon', (tx) => tx.query('select public.observe($1)', [measurements]), {
      headers,
    });
    const answer = await outcome(call);
    // Buckets would fill while a slow machine sends.
    await db.exec(`update private.submission_buckets set refilled_at = now() + interval '1 day'`);
    return answer;
  };
  /** The total size of the table and its indexes. */
  const size = async () => {
    const { rows } = await db.query<{ size: number }>(
      `select pg_total_relation_size('public.observations')::int as size`,
    );
    return rows[0]?.size;
  };

  test('a flood ends at the hourly limit, whoever sends it', async () => {
    await db.exec(`insert into public.observations (kind, name, value, page, created_at)
      select 'vital', 'LCP', 1, '/', date_trunc('hour', now()) from generate_series(1, 5000)`);
    const before = await size();
    for (let host = 0; host < 100; host += 1) {
      expect(await send(`203.0.113.${host}`, 20)).toBe('PT429');
    }
    expect(await size()).toBe(before);
  });

  test('a flooding client is stopped early, and others are still recorded', async () => {
    const answers: string[] = [];
    for (let sent = 0; sent < 8; sent += 1) answers.push(await send('203.0.113.7', 20));
    expect(answers).toEqual([...Array(5).fill('ok'), ...Array(3).fill('PGRST')]);
    expect(await send('203.0.113.8', 5)).toBe('ok');
    const before = await size();
    for (let sent = 0; sent < 100; sent += 1) await send('203.0.113.7', 20);
    expect(await size()).toBe(before);
    // Nor is it free to write nineteen that the twentieth undoes.
    for (let sent = 0; sent < 8; sent += 1) await send('203.0.113.9', 20, { ...LCP, value: -1 });
    expect(await send('203.0.113.9', 1)).toBe('PGRST');
  });

  test('they don’t use up the same client’s submissions', async () => {
    for (let sent = 0; sent < 6; sent += 1) await send('203.0.113.7', 20);
    const headers = { 'cf-connecting-ip': '203.0.113.7' };
    const lead = await submitted(db, 'leads', { name: 'Ada', source: 'viewing' }, { headers });
    expect(lead).toMatchObject({ outcome: 'stored' });
  });

  test('while switched off, requests write nothing', async () => {
    await db.exec('select public.set_settings(observes => false)');
    const before = await size();
    for (let sent = 0; sent < 100; sent += 1) expect(await send('203.0.113.7', 20)).toBe('PT403');
    expect(await size()).toBe(before);
  });
});
