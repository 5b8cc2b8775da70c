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
const isNow = (time: unknown) => Math.abs(Date.now() - Date.parse(String(time))) < 60_000;

/** Tells the target watcher of a change, and returns the secret in that e-mail's link. */
async function watchersToken(): Promise<string> {
  for (const price of ['₦285M', `₦${Math.random()}`]) {
    const { properties } = siteWith('bloom-towers', { price });
    await ask(SECRET, 'note_property_changes', { site: properties });
  }
  const { json } = await read(SECRET, 'watcher_mails_waiting');
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
      ['newsletter_returns', 'newsletter_settings'],
    ],
    [
      'watcher_mails_waiting',
      watchersToken,
      ['property_watchers'],
      ['watcher_links', 'watcher_mails', 'property_states'],
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

  test('can change nothing through the newsletter’s lists', async () => {
    const send = (method: string, target: string, body?: Row) => () =>
      scene.backend.call(caller(), method, path(target), body);
    const { id, email } = scene.target.newsletter_subscribers;
    const requests: Requests = {};
    for (const view of ['newsletter_recipients', 'newsletter_unconfirmed']) {
      requests[`POST ${view}`] = send('POST', view, { email: 'mallory@example.com' });
      requests[`PATCH ${view}`] = send('PATCH', `${view}?id=eq.${id}`, { name: 'Mallory' });
      requests[`DELETE ${view}`] = send('DELETE', `${view}?email=eq.${email}`);
    }
    await expectNoneChangesAnything(scene, requests);
  });

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

  test('calls nothing that is the secret key’s: no e-mail is queued, taken or settled', async () => {
    await watchersToken();
    const before = (await read(SECRET, 'watcher_mails_waiting')).json;
    for (const [name, body] of Object.entries({
      note_property_changes: { site: siteWith('bloom-towers', { price: '₦1' }).properties },
      take_watcher_mails: { batch: 10 },
      settle_watcher_mails: { mails: [], outcome: 'sent' },
      set_newsletter_confirmation: { required: true },
      run_retention: {},
    })) {
      expect(REFUSED, name).toContain((await ask(caller(), name, body)).status);
    }
    expect((await read(SECRET, 'watcher_mails_waiting')).json).toEqual(before);
  });
});

describe('a link to the newsletter', () => {
  test('is not answered without a key', async () => {
    const { token, use } = lettersOf(scene.backend);
    const secret = await token(scene.target.newsletter_subscribers);
    await expectNothingChanges(scene, async () => {
      expect(await use(secret, false, {})).toMatchObject({ status: 401 });
    });
  });

  test('is read by the secret key, with who gets the letter', async () => {
    const link_token = expect.stringMatching(/^[0-9a-f]{64}$/);
    const { email } = scene.target.newsletter_subscribers;
    const { json } = await read(SECRET, 'newsletter_recipients');
    expect(json).toMatchObject([{ email, link_token }]);
  });
});

describe.each<[string, () => Caller]>([
  ...OUTSIDERS,
  ['the secret key, which is nobody’s name for the record,', () => SECRET],
])('%s', (_, caller) => {
  test('can neither find nor erase a person', async () => {
    const who = scene.target.leads['email'];
    await expectNothingChanges(scene, async () => {
      for (const [name, body] of [
        ['find_person', { who }],
        ['erase_person', { who, expected: 1 }],
      ] as const) {
        const { status, text } = await ask(caller(), name, body);
        expect(REFUSED).toContain(status);
        expect(text).not.toContain('example.com');
      }
    });
  });
});

test('only administrators and the secret key can see whether retention is late', async () => {
  for (const [, caller] of OUTSIDERS) {
    expect(REFUSED).toContain((await ask(caller(), 'retention_health')).status);
  }
  expect((await ask(SECRET, 'run_retention')).json).toEqual({ erased: 0, more: false });
  for (const caller of [scene.admin.caller, SECRET]) {
    const { status, json } = await ask(caller, 'retention_health');
    expect(status).toBe(200);
    const health = { job: 'contacts', last_run_at: expect.any(String), late_since: null };
    expect(json).toContainEqual(health);
  }
});

test('the records of erasure and retention are unreachable through the API', async () => {
  const tables = ['private.retention_runs', 'retention_runs', 'erasures', 'personal_tables'];
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

  test('sees only their own role', async () => {
    const other = await scene.backend.signUpAdmin();
    const { json } = await read(scene.admin.caller, 'user_roles');
    expect(json).toMatchObject([{ user_id: scene.admin.id, role: 'admin' }]);
    expect(other.id).not.toBe(scene.admin.id);
  });

  test('cannot change an enquiry, or who is told of a property, or bring them back', async () => {
    const watcher = `property_watchers${idOf('property_watchers')}`;
    await expectNoneChangesAnything(scene, {
      enquiry: () => change(`contacts${idOf('contacts')}`, { message: 'Something else' }),
      address: () => change(watcher, { email: 'mallory@example.com' }),
      return: () => change(watcher, { unsubscribed_at: '2001-01-01T00:00:00Z' }),
    });
  });

  test('can deactivate a subscriber, and change nothing else about them', async () => {
    const target = `newsletter_subscribers${idOf('newsletter_subscribers')}`;
    const [before] = await scene.backend.rows('newsletter_subscribers');
    await change(target, { is_active: false });
    await change(target, {
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
    const [{ unsubscribed_at, ...after } = {} as Row] =
      await scene.backend.rows('newsletter_subscribers');
    expect({ ...after, unsubscribed_at: null }).toEqual({ ...before, is_active: false });
    // The time of deactivation, by the database's clock.
    expect(unsubscribed_at).toSatisfy(isNow);
  });

  test("can set a lead's status and notes with the server's timestamp, and change nothing else", async () => {
    const target = `leads${idOf('leads')}`;
    const [before] = await scene.backend.rows('leads');
    const said = { status: 'contacted', notes: 'Called back' };
    await change(target, { ...said, updated_at: '2001-01-01T00:00:00Z' });
    await change(target, {
      status: 'contacted',
      name: 'Mallory',
      email: 'mallory@example.com',
      source: 'newsletter',
      created_at: '2001-01-01T00:00:00Z',
    });
    const [after] = await scene.backend.rows('leads');
    // The database notes when somebody answered.
    const { updated_at, first_answered_at, answer_seconds } = after ?? {};
    expect(after).toEqual({ ...before, ...said, updated_at, first_answered_at, answer_seconds });
    expect(first_answered_at).toSatisfy(isNow);
    expect(answer_seconds).toBeLessThanOrEqual(60);
    expect(Date.parse(String(updated_at))).toBeGreaterThanOrEqual(
      Date.parse(String(before?.['updated_at'])),
    );
  });

  test('loses access as soon as the role is revoked', async () => {
    const account = await scene.backend.signUpAdmin();
    expect((await read(account.caller, 'leads')).json).toHaveLength(1);
    await scene.backend.call(SECRET, 'DELETE', path('user_roles', `?user_id=eq.${account.id}`));
    expect((await read(account.caller, 'leads')).json).toEqual([]);
  });

  test('finds and erases a person, and nobody else’s rows', async () => {
    const { admin, backend, target } = scene;
    const who = target.leads['email'];
    const none = { contacts: 0, leads: 0, newsletter_subscribers: 0, property_watchers: 0 };
    const found = await ask(admin.caller, 'find_person', { who });
    expect(found.json).toEqual({ ...none, leads: 1 });
    const stale = await ask(admin.caller, 'erase_person', { who, expected: 2 });
    expect(stale.status).toBe(409);
    const erased = await ask(admin.caller, 'erase_person', { who, expected: 1 });
    expect(erased).toMatchObject({
      status: 200,
      json: {
        contacts: [],
        leads: [target.leads['id']],
        newsletter_subscribers: [],
        property_watchers: [],
      },
    });
    const left = await Promise.all(OPEN_TABLES.map((table) => backend.rows(table)));
    expect(left.map((rows) => rows.length)).toEqual([1, 0, 1, 1]);
  });
});
