import { describe, expect, test } from 'vitest';
import { ANON, type Caller, OPEN_TABLES, type Row, SECRET, sample } from './support/backend';
import { lettersOf } from './support/letters';
import {
  accessScene,
  expectNoneChangesAnything,
  expectNothingChanges,
  outsidersOf,
  path,
  REFUSED,
  type Requests,
} from './support/scene';
import { siteWith } from './support/watching';

// What the table of access can't say; of agents it is in access-agents.test.ts.

const scene = accessScene();

const OUTSIDERS = outsidersOf(scene);
const ADMIN: [string, () => Caller] = ['an administrator', () => scene.admin.caller];

const read = (caller: Caller, target: string, method = 'GET', headers = {}) =>
  scene.backend.call(caller, method, path(target), undefined, headers);
const ask = (caller: Caller, name: string, body: object = {}) =>
  scene.backend.call(caller, 'POST', path(`rpc/${name}`), body);
const change = (target: string, columns: Row) =>
  scene.backend.call(scene.admin.caller, 'PATCH', path(target), columns);

/** Tells the target watcher of a change, and returns the secret in that e-mail's link. */
async function watchersToken(): Promise<string> {
  for (const price of ['₦285M', `₦${Math.random()}`]) {
    const { properties } = siteWith('bloom-towers', { price });
    await ask(SECRET, 'note_property_changes', { site: properties });
  }
  const { json } = await read(SECRET, 'mails_waiting');
  return String((json as { link_token: string }[])[0]?.link_token);
}

describe.each([...OUTSIDERS, ADMIN])('%s', (_, caller) => {
  test('can make nobody an administrator, by any route', async () => {
    const send = (method: string, query: string, body?: Row, prefer = '') =>
      scene.backend.call(caller(), method, path('user_roles', query), body, { prefer });
    const requests: Requests = {
      remove: () => send('DELETE', `?user_id=eq.${scene.admin.id}`),
      'remove all': () => send('DELETE', '?role=eq.admin'),
      'the secret key’s function': async () => {
        const { status } = await ask(caller(), 'grant_admin', { email: scene.user.email });
        expect(REFUSED).toContain(status);
      },
    };
    for (const [whom, { id }] of Object.entries({ user: scene.user, former: scene.formerAdmin })) {
      const role = { user_id: id, role: 'admin' };
      Object.assign(requests, {
        [`insert ${whom}`]: () => send('POST', '', role),
        [`upsert ${whom}`]: () => send('POST', '', role, 'resolution=merge-duplicates'),
        [`ignore ${whom}`]: () => send('POST', '', role, 'resolution=ignore-duplicates'),
        [`put ${whom}`]: () => send('PUT', `?user_id=eq.${id}&role=eq.admin`, role),
        [`${whom} takes over`]: () => send('PATCH', '?role=eq.admin', { user_id: id }),
        [`${whom} takes over one`]: () =>
          send('PATCH', `?user_id=eq.${scene.admin.id}`, { user_id: id }),
      });
    }
    await expectNoneChangesAnything(scene, requests);
  });

  const token = () => lettersOf(scene.backend).token(scene.target.newsletter_subscribers);

  test.each<[view: string, secret: () => Promise<string>, readable: string[], hidden: string[]]>([
    ['newsletter_recipients', token, ['newsletter_subscribers'], ['newsletter_links']],
    [
      'newsletter_unconfirmed',
      token,
      ['rpc/search_subscribers'],
      ['newsletter_returns', 'settings'],
    ],
    [
      'mails_waiting',
      watchersToken,
      ['property_watchers'],
      ['watcher_links', 'mails', 'property_states'],
    ],
  ])(
    'cannot read a link from %s, however it is asked',
    async (view, secretOf, readable, hidden) => {
      const secret = await secretOf();
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      for (const query of ['', '?select=id', '?select=link_token', '?link_token=like.*']) {
        const { status, text } = await read(caller(), view + query);
        expect(REFUSED).toContain(status);
        expect(text).not.toContain(secret);
      }
      const { headers } = await read(caller(), view, 'HEAD', { prefer: 'count=exact' });
      expect(headers.get('content-range') ?? '*/0').toMatch(/^\*/);
      for (const table of readable) {
        expect((await read(caller(), table)).text).not.toContain(secret);
      }
      for (const table of hidden) expect((await read(caller(), table)).status).toBe(404);
    },
  );

  test('needs the token to use a link, not an id or an address, and reading it changes nothing', async () => {
    const { id, email } = scene.target.newsletter_subscribers;
    const secret = await token();
    const { use } = lettersOf(scene.backend);
    await expectNothingChanges(scene, async () => {
      for (const guess of [id, email, '', null, secret.slice(1), '0'.repeat(64)]) {
        const answer = await use(guess as string, false, caller());
        expect(answer).toMatchObject({ status: 200, json: null });
      }
      for (const method of ['GET', 'HEAD']) {
        await read(caller(), `rpc/use_newsletter_link?subscribed=false&token=${secret}`, method);
      }
    });
    expect(await use(secret, false, caller())).toMatchObject({
      status: 200,
      json: { state: 'left' },
    });
  });
});

test('a link to the newsletter is not answered without a key', async () => {
  const { token, use } = lettersOf(scene.backend);
  const secret = await token(scene.target.newsletter_subscribers);
  await expectNothingChanges(scene, async () => {
    expect(await use(secret, false, {})).toMatchObject({ status: 401 });
  });
});

test('the records of erasure and retention are unreachable through the API', async () => {
  const tables = ['private.retention_runs', 'retention_runs', 'erasures', 'personal_rows'];
  for (const table of [...tables, 'retention']) {
    for (const caller of [ANON, scene.user.caller, scene.admin.caller, SECRET]) {
      expect((await read(caller, table)).status, table).toBeGreaterThanOrEqual(400);
    }
  }
});

describe('an administrator', () => {
  const idOf = (table: (typeof OPEN_TABLES)[number]) => `?id=eq.${scene.target[table]['id']}`;

  test.each(OPEN_TABLES)('lists %s, and deletes exactly the requested row', async (table) => {
    expect((await read(scene.admin.caller, table)).json).toMatchObject([scene.target[table]]);
    const other = sample(table);
    await scene.backend.submit(ANON, table, other);
    await scene.backend.call(scene.admin.caller, 'DELETE', path(table, idOf(table)));
    expect(await scene.backend.rows(table)).toMatchObject([other]);
  });

  test('cannot change an enquiry, or who is told of a property, or bring them back', async () => {
    const watcher = `property_watchers${idOf('property_watchers')}`;
    await expectNoneChangesAnything(scene, {
      enquiry: () => change(`contacts${idOf('contacts')}`, { message: 'Something else' }),
      address: () => change(watcher, { email: 'mallory@example.com' }),
      return: () => change(watcher, { unsubscribed_at: '2001-01-01T00:00:00Z' }),
    });
  });
});

test('a quick reply is at most 1,000 letters of plain text on one title', async () => {
  const write = (title: string, body: string) =>
    scene.backend.call(scene.admin.caller, 'POST', path('quick_replies'), { title, body });
  for (const [title, body] of [
    ['Directions', 'a'.repeat(1001)],
    ['Directions', ' '],
    ['Two\nlines', 'Hello'],
    ['', 'Hello'],
    ['Directions', '<script>{name}</script>'],
    ['<b>', 'Hello'],
  ] as const) {
    const refused = await write(title, body);
    expect(refused.json).toMatchObject({ message: expect.stringContaining('check constraint') });
  }
  expect(await write('Directions', 'Hello {name}')).toMatchObject({ status: 201 });
});
