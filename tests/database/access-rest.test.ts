import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Account,
  ANON,
  BOOT_TIMEOUT_MS,
  type Caller,
  forgery,
  OPEN_TABLES,
  type OpenTable,
  type Row,
  SECRET,
  sample,
  TABLES,
  type Table,
} from './support/backend';
import {
  accessScene,
  expectNoneChangesAnything,
  path,
  REFUSED,
  type Requests,
} from './support/scene';

// The embedded backend grants all tables to everybody, so that row-level security and triggers alone guard them here: what
// a mistake in the grants (access.test.ts) would open. Judged by effect, whatever the answer was.

const scene = accessScene(async ({ backend, target }) => {
  const lead_id = target.leads['id'];
  await backend.submit(SECRET, 'lead_events', { lead_id, kind: 'note', body: 'Hello' });
  await backend.submit(SECRET, 'lead_pictures', { lead_id, bytes: '\\xffd8ffe0' });
});
let agent: Account;
beforeAll(async () => {
  agent = await scene.backend.signUpAgent();
}, BOOT_TIMEOUT_MS);

const OUTSIDERS: [string, () => Caller][] = [
  ['a visitor', () => ANON],
  ['a signed-in user', () => scene.user.caller],
  ['a former administrator with a valid token', () => scene.formerAdmin.caller],
];
const AGENT: [string, () => Caller] = ['an agent', () => agent.caller];
const ADMIN: [string, () => Caller] = ['an administrator', () => scene.admin.caller];

const LONG_AGO = '2001-01-01T00:00:00Z';
/** What the staff's work alone says in a row of the inbox. */
const staffs = (table: 'contacts' | 'leads'): Row => ({
  status: 'converted',
  assignee: agent.id,
  follow_up_on: '2026-12-01',
  first_answered_at: LONG_AGO,
  merged_into: scene.target[table]['id'],
  deleted_at: LONG_AGO,
});
/** What nobody sends in a row. */
const servers = (): Record<OpenTable, Row> => ({
  contacts: { ...staffs('contacts'), created_at: LONG_AGO },
  leads: {
    ...staffs('leads'),
    captured_by: agent.id,
    created_at: LONG_AGO,
    updated_at: '2099-01-01T00:00:00Z',
  },
  newsletter_subscribers: {
    is_active: false,
    subscribed_at: LONG_AGO,
    unsubscribed_at: LONG_AGO,
    resubscribed_at: LONG_AGO,
    pending_since: LONG_AGO,
    confirmed_at: LONG_AGO,
  },
  property_watchers: { created_at: LONG_AGO, unsubscribed_at: LONG_AGO },
});
/** By what else a row is found, for an upsert. */
const KEYS: Partial<Record<OpenTable, string>> = {
  newsletter_subscribers: 'email',
  property_watchers: 'email,property_slug',
};
/** What a table's rows are told apart by, if not `id`. */
const KEY_OF: Partial<Record<Table, string>> = { lead_pictures: 'lead_id', user_roles: 'user_id' };
const CHANGES: Partial<Record<Table, Row>> = {
  lead_events: { body: 'x' },
  lead_pictures: { media_type: 'image/png' },
  user_roles: { role: 'admin' },
};
/** A time by the database's clock, to compare. */
const asNow = (value: unknown) =>
  Math.abs(Date.parse(String(value)) - Date.now()) < 60_000 ? 'now' : value;
const isOpen = (table: Table): table is OpenTable => OPEN_TABLES.some((open) => open === table);

/** Overwriting the target by every kind of upsert. */
const upserts = (caller: Caller): Requests => {
  const requests: Requests = {};
  for (const table of OPEN_TABLES) {
    const forged = () => ({ ...scene.target[table], ...forgery(table) });
    for (const key of ['', 'id', KEYS[table] ?? 'id']) {
      const target = path(table, key && `?on_conflict=${key}`);
      for (const prefer of ['resolution=merge-duplicates', 'resolution=ignore-duplicates']) {
        requests[`POST ${target}, ${prefer}`] = () =>
          scene.backend.call(caller, 'POST', target, forged(), { prefer });
      }
    }
    requests[`PUT ${table}`] = () =>
      scene.backend.call(caller, 'PUT', path(table, `?id=eq.${forged()['id']}`), forged());
  }
  return requests;
};

/** Changing and deleting rows of each table, by these filters. */
const changes = (caller: Caller, filters: string[]): Requests => {
  const requests: Requests = {};
  for (const table of TABLES) {
    const change = isOpen(table) ? forgery(table) : CHANGES[table];
    for (const filter of filters) {
      const target = () => {
        const { id } = scene.target[isOpen(table) ? table : 'leads'];
        return path(
          table,
          filter.replace('$key', KEY_OF[table] ?? 'id').replace('$id', String(id)),
        );
      };
      requests[`PATCH ${table}${filter}`] = () =>
        scene.backend.call(caller, 'PATCH', target(), change);
      requests[`DELETE ${table}${filter}`] = () => scene.backend.call(caller, 'DELETE', target());
    }
  }
  return requests;
};

describe.each(OUTSIDERS)('%s', (_, caller) => {
  test('sees nothing of any table, however it is asked', async () => {
    const read = (target: string, method = 'GET', headers = {}) =>
      scene.backend.call(caller(), method, target, undefined, headers);
    for (const table of TABLES) {
      for (const query of [
        '',
        '?select=*',
        '?or=(id.not.is.null,name.not.is.null)',
        '?limit=1&offset=0',
      ]) {
        const { status, json } = await read(path(table, query));
        if (status < 300) expect(json, `${table}${query}`).toEqual([]);
      }
      const csv = await read(path(table), 'GET', { accept: 'text/csv' });
      expect(csv.text).not.toMatch(/@|Hello|ffd8/);
      const count = await read(path(table), 'HEAD', { prefer: 'count=exact' });
      expect(count.headers.get('content-range') ?? '*/0', table).toBe('*/0');
    }
  });

  test("sets no column of the server's or the staff's in a row", async () => {
    for (const table of OPEN_TABLES) {
      const send = async (columns: Row = {}) => {
        const row = sample(table);
        await scene.backend.submit(caller(), table, { ...row, ...columns });
        return (await scene.backend.rows(table, `&id=eq.${row['id']}`))[0];
      };
      const plain = await send();
      for (const [column, value] of Object.entries(servers()[table])) {
        const stored = await send({ [column]: value });
        expect([column, asNow(stored?.[column])]).toEqual([column, asNow(plain?.[column])]);
      }
    }
  });

  test('sets none by a correction either', async () => {
    const [id, secret] = [randomUUID(), randomUUID()];
    await scene.backend.submit(caller(), 'leads', { ...sample('leads'), id, amend_secret: secret });
    const [before] = await scene.backend.rows('leads', `&id=eq.${id}`);
    const columns = { ...servers().leads, notes: 'Mended' };
    const body = { id, secret, revision: 1, columns };
    const answer = await scene.backend.call(caller(), 'POST', path('rpc/amend_lead'), body);
    expect(answer.json).toBe('amended');
    const [after] = await scene.backend.rows('leads', `&id=eq.${id}`);
    expect(after).toEqual({ ...before, notes: 'Mended', updated_at: after?.['updated_at'] });
    expect(asNow(after?.['updated_at'])).toBe('now');
  });

  test('cannot add an event, and is not told which there are', async () => {
    const agents: Row = { ...sample('leads'), assignee: agent.id };
    await scene.backend.submit(SECRET, 'leads', agents);
    const note = { id: randomUUID(), lead_id: agents['id'], kind: 'note', body: 'x' };
    expect((await scene.backend.submit(agent.caller, 'lead_events', note)).status).toBe(201);
    const send = async (event: Row) => {
      const { status, text } = await scene.backend.submit(caller(), 'lead_events', event);
      expect(REFUSED).toContain(status);
      return text;
    };
    const leads = [scene.target.leads['id'], agents['id'], randomUUID()];
    await expectNoneChangesAnything(scene, {
      note: async () => expect(await send(note)).toBe(await send({ ...note, id: randomUUID() })),
      ...Object.fromEntries(
        leads.map((lead_id) => [
          `status of ${lead_id}`,
          () => send({ lead_id, kind: 'status', status: 'converted' }),
        ]),
      ),
    });
  });

  test('cannot overwrite a row by upsert', async () => {
    await expectNoneChangesAnything(scene, upserts(caller()));
  });
});

describe.each([...OUTSIDERS, AGENT])('%s', (_, caller) => {
  test('can change and delete nothing', async () => {
    const filters = ['', '?$key=not.is.null', '?$key=eq.$id'];
    await expectNoneChangesAnything(scene, changes(caller(), filters));
  });

  test('can insert one row per request, but not two', async () => {
    for (const table of OPEN_TABLES) {
      const row = sample(table);
      expect(await scene.backend.submit(caller(), table, [row])).toMatchObject({ status: 201 });
      expect(await scene.backend.rows(table, `&id=eq.${row['id']}`)).toMatchObject([row]);
    }
    const requests: Requests = {};
    for (const table of OPEN_TABLES) {
      for (const count of [2, 20, 500]) {
        requests[`${count} rows of ${table}`] = async () => {
          const rows = Array.from({ length: count }, () => sample(table));
          const answer = await scene.backend.submit(caller(), table, rows);
          expect(answer).toMatchObject({ status: 413, json: { code: 'PT413' } });
        };
      }
    }
    await expectNoneChangesAnything(scene, requests);
  });
});

test('an administrator never changes or deletes all of a table by omitting the filter', async () => {
  const { backend, admin } = scene;
  const requests = changes(admin.caller, ['']);
  for (const table of OPEN_TABLES) {
    for (const change of [{ status: 'new' }, { is_active: false }]) {
      requests[`PATCH ${table} ${JSON.stringify(change)}`] = () =>
        backend.call(admin.caller, 'PATCH', path(table), change);
    }
  }
  await expectNoneChangesAnything(scene, requests);
});

describe.each([...OUTSIDERS, AGENT, ADMIN])('%s', (_, caller) => {
  test('can insert into each open table', async () => {
    for (const table of OPEN_TABLES) {
      const row = sample(table);
      const { status, text } = await scene.backend.submit(caller(), table, row);
      expect([status, text], table).toEqual([201, '']);
      expect(await scene.backend.rows(table, `&id=eq.${row['id']}`)).toMatchObject([row]);
    }
  });

  test('gets no row back of an insert, as no form asks for it', async () => {
    const requests: Requests = {};
    for (const table of OPEN_TABLES) {
      requests[`POST ${table}`] = async () => {
        const headers = { prefer: 'return=representation' };
        const answer = await scene.backend.call(
          caller(),
          'POST',
          path(table),
          sample(table),
          headers,
        );
        expect([answer.status, answer.json]).toEqual([
          406,
          expect.objectContaining({ code: 'PT406' }),
        ]);
      };
    }
    await expectNoneChangesAnything(scene, requests);
  });
});

test('the secret key can do everything with open tables', async () => {
  for (const table of OPEN_TABLES) {
    const row = sample(table);
    const query = `?id=eq.${row['id']}`;
    const stored = () => scene.backend.rows(table, `&id=eq.${row['id']}`);
    expect((await scene.backend.submit(SECRET, table, row)).status).toBe(201);
    await scene.backend.call(SECRET, 'PATCH', path(table, query), forgery(table));
    expect(await stored()).toMatchObject([forgery(table)]);
    await scene.backend.call(SECRET, 'DELETE', path(table, query));
    expect(await stored()).toEqual([]);
  }
});
