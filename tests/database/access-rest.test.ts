import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type Account,
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
  outsidersOf,
  path,
  REFUSED,
  type Requests,
} from './support/scene';

// What access.test.ts says of statements, of requests: every way in that REST has. Judged by effect, whatever the answer was.

let agent: Account;
/** An agent's lead, beside the target that nobody has taken. */
let agents: Row;
const scene = accessScene(async ({ backend, target }) => {
  agent ??= await backend.signUpAgent();
  agents = { ...sample('leads'), assignee: agent.id };
  await backend.insert(SECRET, 'leads', agents);
  await backend.insert(SECRET, 'contacts', { ...sample('contacts'), assignee: agent.id });
  const lead_id = target.leads['id'];
  await backend.insert(SECRET, 'lead_events', { lead_id, kind: 'note', body: 'Hello' });
  await backend.insert(SECRET, 'lead_pictures', { lead_id, bytes: '\\xffd8ffe0' });
});

const OUTSIDERS = outsidersOf(scene);
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
const CHANGES: Record<Table, Row[]> = {
  contacts: [{ name: 'Mallory' }, { status: 'converted' }, { assignee: null, deleted_at: null }],
  leads: [{ name: 'Mallory' }, { status: 'converted' }, { notes: 'x' }, { assignee: null }],
  lead_events: [{ body: 'x' }],
  subscriber_events: [{ kind: 'deletion' }],
  lead_pictures: [{ created_at: LONG_AGO }],
  newsletter_subscribers: [{ name: 'Mallory' }, { is_active: false }],
  property_watchers: [{ email: 'mallory@example.com' }],
  user_roles: [{ role: 'admin' }],
};
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
    for (const filter of filters) {
      const target = () => {
        const { id } = scene.target[isOpen(table) ? table : 'leads'];
        const query = filter.replace('$key', KEY_OF[table] ?? 'id').replace('$id', String(id));
        return path(table, query);
      };
      for (const change of CHANGES[table]) {
        requests[`PATCH ${table}${filter} ${JSON.stringify(change)}`] = () =>
          scene.backend.call(caller, 'PATCH', target(), change);
      }
      requests[`DELETE ${table}${filter}`] = () => scene.backend.call(caller, 'DELETE', target());
    }
  }
  return requests;
};

const stored = (table: OpenTable, { id }: Row) => scene.backend.rows(table, `&id=eq.${id}`);

describe.each(OUTSIDERS)('%s', (_, caller) => {
  test('sees nothing of any table, however it is asked', async () => {
    const read = (target: string, method = 'GET', headers = {}) =>
      scene.backend.call(caller(), method, target, undefined, headers);
    const either = '?or=(id.not.is.null,name.not.is.null)';
    for (const table of TABLES) {
      for (const query of ['', '?select=*', either, '?limit=1&offset=0']) {
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
    const requests: Requests = {};
    for (const table of OPEN_TABLES) {
      for (const [column, value] of Object.entries(servers()[table])) {
        requests[`${table}.${column}`] = async () => {
          const row = { ...sample(table), [column]: value };
          expect(await scene.backend.submit(caller(), table, row)).toMatchObject({ outcome: 400 });
        };
      }
    }
    await expectNoneChangesAnything(scene, requests);
  });

  test('cannot add an event, and is not told which there are', async () => {
    const note = { id: randomUUID(), lead_id: agents['id'], kind: 'note', body: 'x' };
    expect((await scene.backend.insert(agent.caller, 'lead_events', note)).status).toBe(201);
    const send = async (event: Row) => {
      const { status, text } = await scene.backend.insert(caller(), 'lead_events', event);
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

describe.each([...OUTSIDERS, AGENT])('%s', (who, caller) => {
  test('can change and delete nothing directly, not even their own', async () => {
    const theirs = who === 'an agent' ? [`?assignee=eq.${agent.id}`] : [];
    const filters = ['', '?$key=not.is.null', '?$key=eq.$id', ...theirs];
    await expectNoneChangesAnything(scene, changes(caller(), filters));
  });
});

test('an administrator never changes or deletes all of a table by omitting the filter', async () => {
  await expectNoneChangesAnything(scene, changes(scene.admin.caller, ['']));
});

test.each([...OUTSIDERS, AGENT, ADMIN])(
  '%s can insert into no table that visitors fill, and submits an entry for each',
  async (_, caller) => {
    const requests: Requests = {};
    for (const table of OPEN_TABLES) {
      const row = sample(table);
      const answer = await scene.backend.submit(caller(), table, row);
      expect(answer.outcome, table).toBe('stored');
      expect(answer.text).not.toContain('@');
      expect(await stored(table, row)).toMatchObject([row]);
      for (const prefer of ['return=minimal', 'return=representation', 'count=exact']) {
        for (const count of [1, 2, 20]) {
          requests[`${count} of ${table}, ${prefer}`] = async () => {
            const rows = Array.from({ length: count }, () => sample(table));
            const body = count === 1 ? rows[0] : rows;
            const sent = await scene.backend.call(caller(), 'POST', path(table), body, { prefer });
            expect(REFUSED).toContain(sent.status);
          };
        }
      }
    }
    await expectNoneChangesAnything(scene, requests);
  },
);
