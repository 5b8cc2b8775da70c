import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Account, type Caller, type Row, SECRET, sample } from './support/backend';
import { accessScene, expectNothingChanges, path, REFUSED } from './support/scene';
import { keyOf } from './support/team';

let agent: Account;
let colleague: Account;

type Inbox = 'contacts' | 'leads';
const INBOX = ['contacts', 'leads'] as const;
const SECRET_WORD = 'whisper';

/** Rows beside the scene's own, which nobody has taken. */
let rows: Record<Inbox, { mine: string; colleagues: string; deleted: string }> & {
  captured: string;
};

const scene = accessScene(async ({ backend }) => {
  agent ??= await backend.signUpAgent();
  colleague ??= await backend.signUpAgent();
  const make = async (table: Inbox) => {
    const mine = { assignee: agent.id, name: 'Mine', deleted_at: null };
    const list: Row[] = [
      mine,
      { ...mine, assignee: colleague.id, name: SECRET_WORD },
      { assignee: null, name: SECRET_WORD, deleted_at: new Date().toISOString() },
    ].map((columns) => ({ ...sample(table), ...columns }));
    expect((await backend.insert(SECRET, table, list)).status).toBe(201);
    const [own = '', colleagues = '', deleted = ''] = list.map(({ id }) => String(id));
    const notes = [own, colleagues].map((id) => ({
      [keyOf(table)]: id,
      kind: 'note',
      body: id === own ? 'My note' : SECRET_WORD,
    }));
    expect((await backend.insert(SECRET, 'lead_events', notes)).status).toBe(201);
    return { mine: own, colleagues, deleted };
  };
  const captured: Row = { ...sample('leads'), captured_by: agent.id, assignee: colleague.id };
  expect((await backend.insert(SECRET, 'leads', captured)).status).toBe(201);
  const [contacts, leads] = [await make('contacts'), await make('leads')];
  rows = { contacts, leads, captured: String(captured['id']) };
});

/** An event on a row, captured so many minutes ago. */
const event = (table: Inbox, id: string, minutes: number, columns: Row): Row => ({
  id: randomUUID(),
  [keyOf(table)]: id,
  captured_at: new Date(Date.now() - minutes * 60_000).toISOString(),
  ...columns,
});

const ask = (caller: Caller, name: string, body: object = {}) =>
  scene.backend.call(caller, 'POST', path(`rpc/${name}`), body);
const read = (caller: Caller, target: string, headers = {}) =>
  scene.backend.call(caller, 'GET', path(target), undefined, headers);
const idsOf = (json: unknown) => (json as { id: string }[]).map(({ id }) => id).sort();
const own = (table: Inbox) =>
  [
    String(scene.target[table]['id']),
    rows[table].mine,
    ...(table === 'leads' ? [rows.captured] : []),
  ].sort();

describe('an agent', () => {
  test.each(INBOX)('lists of %s what is theirs, captured by them, or nobody’s', async (table) => {
    expect(idsOf((await read(agent.caller, table)).json)).toEqual(own(table));
  });

  test.each(INBOX)('learns nothing of a colleague’s or a deleted row of %s', async (table) => {
    const { colleagues, deleted } = rows[table];
    const key = keyOf(table);
    const routes = [
      table,
      `${table}?id=eq.${colleagues}`,
      `${table}?or=(id.eq.${colleagues},id.eq.${deleted})`,
      `${table}?assignee=eq.${colleague.id}&name=eq.${SECRET_WORD}`,
      `${table}?select=*,lead_events(*)`,
      `lead_events?select=*,${table}(*)`,
      `lead_events?${key}=eq.${colleagues}`,
      `lead_events?by=is.null`,
      `${table}?select=id,merged:merged_into(*)`,
      `rpc/search_${table}?query=${SECRET_WORD}`,
      `rpc/search_${table}?assignee=${colleague.id}&query=${SECRET_WORD}`,
      `rpc/search_${table}?page_size=1000`,
      `rpc/search_${table}?query=${colleagues}`,
      'rpc/upcoming?since=2020-01-01',
    ];
    for (const route of routes) {
      for (const headers of [{}, { accept: 'text/csv' }]) {
        const { text } = await read(agent.caller, route, headers);
        expect(text).not.toContain(SECRET_WORD);
        expect(text).not.toContain(colleagues);
        expect(text).not.toContain(deleted);
      }
    }
    const named = path(table, `?name=eq.${SECRET_WORD}`);
    const count = { prefer: 'count=exact' };
    const { headers } = await scene.backend.call(agent.caller, 'HEAD', named, undefined, count);
    expect(headers.get('content-range')).toBe('*/0');
  });

  test('reads pages of a search that are no longer than a screen', async () => {
    const many = Array.from({ length: 60 }, () => sample('contacts'));
    await scene.backend.insert(SECRET, 'contacts', many);
    const of = async (caller: Caller) =>
      (await ask(caller, 'search_contacts', { page_size: 1000 })).json as unknown[];
    expect(await of(agent.caller)).toHaveLength(50);
    expect((await of(scene.admin.caller)).length).toBeGreaterThan(60);
  });

  test('takes a row by an event, and hands it on', async () => {
    const id = String(scene.target.leads['id']);
    const assign = async (assignee: string, columns: Row = {}) => {
      const assignment = { ...event('leads', id, 0, columns), kind: 'assignment', assignee };
      return (await scene.backend.insert(agent.caller, 'lead_events', assignment)).status;
    };
    const databases = { by: colleague.id, applied: false, via: id, created_at: '2001-01-01' };
    for (const [column, value] of Object.entries(databases)) {
      expect(REFUSED, column).toContain(await assign(agent.id, { [column]: value }));
    }
    expect(await assign(agent.id)).toBe(201);
    const [taken] = await scene.backend.rows('leads', `&id=eq.${id}`);
    expect(taken).toMatchObject({ assignee: agent.id });
    expect(await assign(colleague.id)).toBe(201);
    expect((await read(agent.caller, `leads?id=eq.${id}`)).json).toEqual([]);
    const events = await scene.backend.rows('lead_events', `&lead_id=eq.${id}`);
    expect(events).toHaveLength(2);
    for (const one of events) {
      expect(one).toMatchObject({ by: agent.id, applied: true, via: null });
      expect(Math.abs(Date.now() - Date.parse(String(one['created_at'])))).toBeLessThan(60_000);
    }
  });

  const NOTE = { kind: 'note', body: 'x' };

  type Rows = Record<'mine' | 'colleagues' | 'deleted', string>;
  test.each<[string, (of: Rows) => [id: string, columns: Row][]]>([
    [
      'an answered row that is new again',
      ({ mine }) => [
        [mine, { kind: 'status', status: 'contacted' }],
        [mine, { kind: 'status', status: 'new' }],
      ],
    ],
    [
      'a row that is given away first',
      ({ mine }) => [
        [mine, { kind: 'assignment', assignee: colleague.id, status: null }],
        [mine, { kind: 'status', assignee: null, status: 'converted' }],
      ],
    ],
    [
      'a colleague’s row behind one’s own',
      (of) => [of.mine, of.colleagues].map((id) => [id, NOTE]),
    ],
    [
      'a deleted row',
      ({ deleted }) => [
        [deleted, { kind: 'visit', assignee: null }],
        [deleted, { kind: 'assignment', assignee: agent.id }],
      ],
    ],
  ])('changes nothing by a list of events that one by one are refused: %s', async (_, list) => {
    for (const table of INBOX) {
      const events = list(rows[table]).map(([id, columns], n) => event(table, id, 2 - n, columns));
      await expectNothingChanges(scene, async () => {
        const { status } = await scene.backend.insert(agent.caller, 'lead_events', events);
        expect([...REFUSED, 422]).toContain(status);
      });
    }
  });
});

describe('an administrator', () => {
  test.each(INBOX)('sees every row of %s that is not deleted', async (table) => {
    const found = idsOf((await read(scene.admin.caller, table)).json);
    expect(found).toEqual([...own(table), rows[table].colleagues].sort());
    expect(idsOf((await ask(scene.admin.caller, `search_${table}`)).json)).toEqual(found);
  });

  test('narrows a search to whose the row is', async () => {
    const search = async (body: object) =>
      idsOf((await ask(scene.admin.caller, 'search_leads', body)).json);
    expect(await search({ assignee: 'nobody' })).toEqual([scene.target.leads['id']]);
    expect(await search({ assignee: 'mine' })).toEqual([]);
    expect(await search({ assignee: agent.id })).toEqual([rows.leads.mine]);
    expect(await search({ kind: 'capture', assignee: agent.id })).toEqual([rows.leads.mine]);
    expect(await search({ kind: 'tour' })).toEqual([]);
    const nobody = await ask(scene.admin.caller, 'search_leads', { assignee: "x' or true --" });
    expect(nobody.status, 'an account that is none').toBe(400);
  });
});
