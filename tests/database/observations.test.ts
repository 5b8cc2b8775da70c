import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlainDatabase } from '../../scripts/backend/plain-database';
import { ANON, BOOT_TIMEOUT_MS, SECRET } from './support/backend';
import { as, outcome } from './support/plain';
import { accessScene, path, REFUSED } from './support/scene';

const LCP = { kind: 'vital', name: 'LCP', value: 1200, page: '/properties/bloom-towers' };

describe('over the REST interface', () => {
  const scene = accessScene();
  const stored = async () =>
    (await scene.backend.call(SECRET, 'GET', path('observations', '?select=*'))).json as object[];
  const forgetAll = () =>
    scene.backend.call(SECRET, 'DELETE', path('observations', '?id=not.is.null'));
  const send = (rows: object | object[], caller = ANON) =>
    scene.backend.call(caller, 'POST', path('observations'), rows);

  test('a visit leaves what it measured, and of its time the hour alone', async () => {
    await forgetAll();
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await send([LCP, { ...LCP, name: 'CLS', value: 0.01 }])).status).toBe(201);
    expect((await send({ ...LCP, name: 'INP', created_at: '2001-01-01', id })).status).toBe(201);
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
    expect((await send(Array(20).fill(LCP))).status).toBe(201);
    expect(await stored()).toHaveLength(20);
  });

  test('nobody but administrators reads them, and nobody changes them', async () => {
    await forgetAll();
    await send(LCP);
    const { user, formerAdmin, admin, backend } = scene;
    for (const caller of [ANON, user.caller, formerAdmin.caller]) {
      const { status, json } = await backend.call(caller, 'GET', path('observations'));
      if (!REFUSED.includes(status)) expect(json).toEqual([]);
      await backend.call(caller, 'PATCH', path('observations', '?id=not.is.null'), { value: 1 });
      await backend.call(caller, 'DELETE', path('observations', '?id=not.is.null'));
    }
    expect((await backend.call(admin.caller, 'GET', path('observations'))).json).toHaveLength(1);
    expect(await stored()).toMatchObject([LCP]);
  });

  test('they are summed up for administrators alone', async () => {
    await forgetAll();
    await send([100, 200, 300, 400, 500].map((value) => ({ ...LCP, value })));
    await send([{ ...LCP, kind: 'outbox', name: 'QuotaExceededError', value: 1 }]);
    const { admin, user, backend } = scene;
    const ask = async (caller: typeof ANON) =>
      backend.call(caller, 'POST', path('rpc/observed'), {});
    expect((await ask(admin.caller)).json).toEqual({
      vitals: [{ name: 'LCP', p75: 400, count: 5 }],
      errors: [{ name: 'QuotaExceededError', count: 1 }],
    });
    expect((await ask(user.caller)).json).toEqual({ vitals: [], errors: [] });
    expect((await ask(ANON)).status).toBe(401);
  });
});

describe('in the database', () => {
  let db: PGlite;
  beforeAll(async () => {
    db = await openPlainDatabase();
  }, BOOT_TIMEOUT_MS);
  afterAll(() => db.close());

  const insert = (count: number) =>
    `insert into public.observations (kind, name, value, page) select 'vital', 'LCP', 1, '/' from generate_series(1, ${count})`;

  test('a flood ends at so many an hour', async () => {
    await db.exec(
      insert(5_000)
        .replace('page)', 'page, created_at)')
        .replace("'/' from", "'/', date_trunc('hour', now()) from"),
    );
    const refused = as(db, 'anon', (tx) => tx.query(insert(1)));
    expect(await outcome(refused)).toBe('PT429');
  });

  test('the server’s columns are nobody’s to set', async () => {
    const forged = as(db, 'anon', (tx) =>
      tx.query(
        `insert into public.observations (kind, name, value, page, created_at) values ('vital', 'LCP', 1, '/', now())`,
      ),
    );
    expect(await outcome(forged)).toBe('42501');
  });
});
