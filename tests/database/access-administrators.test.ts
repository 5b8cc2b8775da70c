import { describe, expect, test } from 'vitest';
import {
  ANON,
  type Caller,
  forgery,
  OPEN_TABLES,
  type Row,
  SECRET,
  sample,
} from './support/backend';
import { accessScene, expectNothingChanges, path, REFUSED } from './support/scene';

const scene = accessScene();

describe.each<[string, () => Caller, () => string]>([
  ['a visitor', () => ANON, () => scene.user.id],
  ['a signed-in user', () => scene.user.caller, () => scene.user.id],
  ['an administrator', () => scene.admin.caller, () => scene.user.id],
  ['a former administrator', () => scene.formerAdmin.caller, () => scene.formerAdmin.id],
])('%s can make nobody an administrator', (_, caller, id) => {
  test.each<[string, () => [method: string, query: string, body?: Row, prefer?: string]]>([
    ['insert', () => ['POST', '', { user_id: id(), role: 'admin' }]],
    ['upsert', () => ['POST', '', { user_id: id(), role: 'admin' }, 'resolution=merge-duplicates']],
    [
      'ignore',
      () => ['POST', '', { user_id: id(), role: 'admin' }, 'resolution=ignore-duplicates'],
    ],
    ['put', () => ['PUT', `?user_id=eq.${id()}&role=eq.admin`, { user_id: id(), role: 'admin' }]],
    ['take over', () => ['PATCH', '?role=eq.admin', { user_id: id() }]],
    ['take over one', () => ['PATCH', `?user_id=eq.${scene.admin.id}`, { user_id: id() }]],
    ['remove', () => ['DELETE', `?user_id=eq.${scene.admin.id}`]],
    ['remove all', () => ['DELETE', '?role=eq.admin']],
  ])('by %s', async (_name, request) => {
    const [method, query, body, prefer] = request();
    await expectNothingChanges(scene, () =>
      scene.backend.call(
        caller(),
        method,
        path('user_roles', query),
        body,
        prefer ? { prefer } : {},
      ),
    );
  });

  test('through the functions reserved for the secret key', async () => {
    await expectNothingChanges(scene, async () => {
      const answer = await scene.backend.call(caller(), 'POST', path('rpc/grant_admin'), {
        email: scene.user.email,
      });
      expect(REFUSED).toContain(answer.status);
    });
  });
});

describe('an administrator', () => {
  test.each(OPEN_TABLES)('lists %s', async (table) => {
    const { json } = await scene.backend.call(scene.admin.caller, 'GET', path(table));
    expect(json).toMatchObject([scene.target[table]]);
  });

  test('sees only their own role', async () => {
    const other = await scene.backend.signUpAdmin();
    const { json } = await scene.backend.call(scene.admin.caller, 'GET', path('user_roles'));
    expect(json).toMatchObject([{ user_id: scene.admin.id, role: 'admin' }]);
    expect(other.id).not.toBe(scene.admin.id);
  });

  test.each(OPEN_TABLES)('cannot insert into %s', async (table) => {
    const row = sample(table);
    expect(await scene.backend.submit(scene.admin.caller, table, row)).toMatchObject({
      status: 201,
    });
    expect(await scene.backend.rows(table, `&id=eq.${row['id']}`)).toMatchObject([row]);
  });

  test('cannot change an enquiry', async () => {
    await expectNothingChanges(scene, () =>
      scene.backend.call(
        scene.admin.caller,
        'PATCH',
        path('contacts', `?id=eq.${scene.target.contacts['id']}`),
        {
          message: 'Something else',
        },
      ),
    );
  });

  test('cannot change who is told of a property, or bring them back', async () => {
    await expectNothingChanges(scene, () =>
      scene.backend.call(
        scene.admin.caller,
        'PATCH',
        path('property_watchers', `?id=eq.${scene.target.property_watchers['id']}`),
        { email: 'mallory@example.com', unsubscribed_at: '2001-01-01T00:00:00Z' },
      ),
    );
  });

  test('can deactivate a subscriber, and change nothing else about them', async () => {
    const query = `?id=eq.${scene.target.newsletter_subscribers['id']}`;
    const [before] = await scene.backend.rows('newsletter_subscribers');
    await scene.backend.call(scene.admin.caller, 'PATCH', path('newsletter_subscribers', query), {
      is_active: false,
    });
    await scene.backend.call(scene.admin.caller, 'PATCH', path('newsletter_subscribers', query), {
      is_active: false,
      email: 'mallory@example.com',
      name: 'Mallory',
      subscribed_at: '2001-01-01T00:00:00Z',
      captured_at: '2021-01-01T00:00:00Z',
      unsubscribed_at: '2001-01-01T00:00:00Z',
      resubscribed_at: '2001-01-01T00:00:00Z',
      pending_since: '2001-01-01T00:00:00Z',
      confirmed_at: '2001-01-01T00:00:00Z',
    });
    const [after] = await scene.backend.rows('newsletter_subscribers');
    expect(after).toEqual({
      ...before,
      is_active: false,
      unsubscribed_at: after?.['unsubscribed_at'],
    });
    // The time of deactivation, by the database's clock.
    expect(Math.abs(Date.now() - Date.parse(String(after?.['unsubscribed_at'])))).toBeLessThan(
      60_000,
    );
  });

  test("can set a lead's status and notes with the server's timestamp, and change nothing else", async () => {
    const query = `?id=eq.${scene.target.leads['id']}`;
    const [before] = await scene.backend.rows('leads');
    await scene.backend.call(scene.admin.caller, 'PATCH', path('leads', query), {
      status: 'contacted',
      notes: 'Called back',
      updated_at: '2001-01-01T00:00:00Z',
    });
    await scene.backend.call(scene.admin.caller, 'PATCH', path('leads', query), {
      status: 'contacted',
      name: 'Mallory',
      email: 'mallory@example.com',
      source: 'newsletter',
      created_at: '2001-01-01T00:00:00Z',
    });
    const [after] = await scene.backend.rows('leads');
    expect(after).toEqual({
      ...before,
      status: 'contacted',
      notes: 'Called back',
      updated_at: after?.['updated_at'],
      // The database notes when somebody answered.
      first_answered_at: after?.['first_answered_at'],
      answer_seconds: after?.['answer_seconds'],
    });
    expect(Math.abs(Date.now() - Date.parse(String(after?.['first_answered_at'])))).toBeLessThan(
      60_000,
    );
    expect(after?.['answer_seconds']).toBeLessThanOrEqual(60);
    expect(Date.parse(String(after?.['updated_at']))).toBeGreaterThanOrEqual(
      Date.parse(String(before?.['updated_at'])),
    );
  });

  test.each(OPEN_TABLES)('deletes exactly the requested row of %s', async (table) => {
    const other = sample(table);
    await scene.backend.submit(ANON, table, other);
    await scene.backend.call(
      scene.admin.caller,
      'DELETE',
      path(table, `?id=eq.${scene.target[table]['id']}`),
    );
    expect(await scene.backend.rows(table)).toMatchObject([other]);
  });

  test.each(OPEN_TABLES)(
    'never changes or deletes all of %s by omitting the filter',
    async (table) => {
      await expectNothingChanges(scene, async () => {
        await scene.backend.call(scene.admin.caller, 'DELETE', path(table));
        await scene.backend.call(scene.admin.caller, 'PATCH', path(table), {
          status: 'new',
          is_active: false,
        });
      });
    },
  );

  test.each(OPEN_TABLES)(
    'gets no row back of a submission to %s, as no form asks for it',
    async (table) => {
      await expectNothingChanges(scene, async () => {
        const headers = { prefer: 'return=representation' };
        const { caller } = scene.admin;
        const answer = await scene.backend.call(
          caller,
          'POST',
          path(table),
          sample(table),
          headers,
        );
        expect(answer.json).toMatchObject({ code: 'PT406' });
      });
    },
  );

  test('loses access as soon as the role is revoked', async () => {
    const account = await scene.backend.signUpAdmin();
    const list = () => scene.backend.call(account.caller, 'GET', path('leads'));
    expect((await list()).json).toHaveLength(1);
    await scene.backend.call(SECRET, 'DELETE', path('user_roles', `?user_id=eq.${account.id}`));
    expect((await list()).json).toEqual([]);
  });
});

test.each(OPEN_TABLES)('the secret key can do everything with %s', async (table) => {
  const row = sample(table);
  expect((await scene.backend.submit(SECRET, table, row)).status).toBe(201);
  const query = `?id=eq.${row['id']}`;
  await scene.backend.call(SECRET, 'PATCH', path(table, query), forgery(table));
  expect(await scene.backend.rows(table, `&id=eq.${row['id']}`)).toMatchObject([forgery(table)]);
  await scene.backend.call(SECRET, 'DELETE', path(table, query));
  expect(await scene.backend.rows(table, `&id=eq.${row['id']}`)).toEqual([]);
});
