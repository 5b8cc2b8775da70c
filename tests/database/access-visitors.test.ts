import { describe, expect, test } from 'vitest';
import {
  ANON,
  type Caller,
  forgery,
  OPEN_TABLES,
  type OpenTable,
  type Row,
  sample,
  TABLES,
} from './support/backend';
import { accessScene, expectNothingChanges, path } from './support/scene';

const scene = accessScene();

describe.each<[string, () => Caller]>([
  ['a visitor', () => ANON],
  ['a signed-in user', () => scene.user.caller],
  ['a former administrator with a valid token', () => scene.formerAdmin.caller],
])('%s', (_, caller) => {
  test.each(TABLES)('sees nothing of %s, however it is asked', async (table) => {
    const queries = ['', '?select=*', '?or=(id.not.is.null,name.not.is.null)', '?limit=1&offset=0'];
    for (const query of queries) {
      const { status, json } = await scene.backend.call(caller(), 'GET', path(table, query));
      if (status < 300) expect(json).toEqual([]);
    }
    const csv = await scene.backend.call(caller(), 'GET', path(table), undefined, {
      accept: 'text/csv',
    });
    expect(csv.text).not.toContain('@');
    const count = await scene.backend.call(caller(), 'HEAD', path(table), undefined, {
      prefer: 'count=exact',
    });
    expect(count.headers.get('content-range') ?? '*/0').toBe('*/0');
  });

  test.each(OPEN_TABLES)('can insert into %s', async (table) => {
    const row = sample(table);
    const { status, text } = await scene.backend.submit(caller(), table, row);
    expect([status, text]).toEqual([201, '']);
    expect(await scene.backend.rows(table, `&id=eq.${row['id']}`)).toMatchObject([row]);
  });

  test.each(OPEN_TABLES)('cannot have an inserted row of %s returned', async (table) => {
    await expectNothingChanges(scene, async () => {
      const answer = await scene.backend.call(caller(), 'POST', path(table), sample(table), {
        prefer: 'return=representation',
      });
      expect([answer.status, answer.json]).toEqual([
        406,
        expect.objectContaining({ code: 'PT406' }),
      ]);
    });
  });

  test.each<[OpenTable, Row]>([
    ['contacts', { created_at: '2001-01-01T00:00:00Z' }],
    ['newsletter_subscribers', { is_active: false, subscribed_at: '2001-01-01T00:00:00Z' }],
    ...['unsubscribed_at', 'resubscribed_at', 'pending_since', 'confirmed_at'].map(
      (column): [OpenTable, Row] => [
        'newsletter_subscribers',
        { [column]: '2001-01-01T00:00:00Z' },
      ],
    ),
    [
      'leads',
      {
        status: 'converted',
        created_at: '2001-01-01T00:00:00Z',
        updated_at: '2099-01-01T00:00:00Z',
      },
    ],
    [
      'property_watchers',
      { created_at: '2001-01-01T00:00:00Z', unsubscribed_at: '2001-01-01T00:00:00Z' },
    ],
  ])("cannot set the server's columns of %s", async (table, columns) => {
    const row = sample(table);
    await scene.backend.submit(caller(), table, { ...row, ...columns });
    for (const stored of await scene.backend.rows(table, `&id=eq.${row['id']}`)) {
      for (const [column, value] of Object.entries(columns)) {
        expect(stored[column]).not.toBe(value);
        if (stored[column] !== null && column.endsWith('_at')) {
          expect(Math.abs(Date.parse(String(stored[column])) - Date.now())).toBeLessThan(60_000);
        }
      }
    }
  });

  test.each(OPEN_TABLES)('cannot overwrite a row of %s by upsert', async (table) => {
    const forged = { ...scene.target[table], ...forgery(table) };
    for (const resolution of ['merge-duplicates', 'ignore-duplicates']) {
      for (const query of [
        '',
        '?on_conflict=id',
        ...(table === 'newsletter_subscribers' ? ['?on_conflict=email'] : []),
        ...(table === 'property_watchers' ? ['?on_conflict=email,property_slug'] : []),
      ]) {
        await expectNothingChanges(scene, () =>
          scene.backend.call(caller(), 'POST', path(table, query), forged, {
            prefer: `resolution=${resolution}`,
          }),
        );
      }
    }
    await expectNothingChanges(scene, () =>
      scene.backend.call(
        caller(),
        'PUT',
        path(table, `?id=eq.${scene.target[table]['id']}`),
        forged,
      ),
    );
  });

  test.each(OPEN_TABLES)('can change and delete nothing in %s', async (table) => {
    for (const filter of ['', '?id=not.is.null', `?id=eq.${scene.target[table]['id']}`]) {
      await expectNothingChanges(scene, () =>
        scene.backend.call(caller(), 'PATCH', path(table, filter), forgery(table)),
      );
      await expectNothingChanges(scene, () =>
        scene.backend.call(caller(), 'DELETE', path(table, filter)),
      );
    }
  });

  test.each(OPEN_TABLES)('can insert one row of %s per request, but not two', async (table) => {
    for (const count of [2, 20, 500]) {
      await expectNothingChanges(scene, async () => {
        const rows = Array.from({ length: count }, () => sample(table));
        expect(await scene.backend.submit(caller(), table, rows)).toMatchObject({
          status: 413,
          json: { code: 'PT413' },
        });
      });
    }
    const row = sample(table);
    expect(await scene.backend.submit(caller(), table, [row])).toMatchObject({ status: 201 });
    expect(await scene.backend.rows(table, `&id=eq.${row['id']}`)).toMatchObject([row]);
  });
});
