import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Column, contactColumns, leadColumns } from '../../src/admin/export/columns';
import type { AnyRow } from '../../src/admin/rows/row';
import { submitted } from './support/door';
import {
  ago,
  type EventColumns,
  type InboxTable,
  keyOf,
  type Member,
  openTeam,
} from './support/team';

const team = await openTeam();
beforeEach(team.clear);

const TWO_OF_CHIEF = { rows: 2, known_as: 'Chief Okafor' };
type Known = { person: string; rows: number; [fact: string]: unknown };
/** What a member is told of a row's person, as a column of the row. */
const knownOf = async (member: Member, table: InboxTable, id: string) => {
  const sql = `select public.known(r) as known from public.${table} r where id = $1`;
  return (await team.read<{ known: Known }>(member, sql, [id]))[0]?.known;
};
const say = (table: InboxTable, id: string, kind: string, body: string | null, by?: Member) =>
  team.event(by ?? 'admin', { [keyOf(table)]: id, kind, body });
const joinRows = (
  table: InboxTable,
  id: string,
  same_as: string | null,
  member: Member = 'admin',
  more: EventColumns = {},
) => team.event(member, { [keyOf(table)]: id, kind: 'same_person', same_as, ...more });
const figures = async (member: Member = 'admin') => {
  await team.db.exec('delete from private.counted_statistics');
  const sql = 'select public.dashboard_statistics() as s';
  type Row = { s: { total_people: number; total_enquiries: number } };
  return (await team.read<Row>(member, sql))[0]?.s;
};
const found = async (query: string, table: InboxTable = 'leads', member: Member = 'admin') => {
  const sql = `select id from public.search_${table}($1)`;
  return (await team.read<{ id: string }>(member, sql, [query])).map(({ id }) => id);
};
const others = async (table: InboxTable, id: string, member: Member = 'admin') => {
  const sql = 'select id from public.same_person($1, $2)';
  const rows = await team.read<{ id: string }>(member, sql, [table, id]);
  return rows.map((row) => row.id).toSorted();
};

describe('seven rows of one human', () => {
  async function seven() {
    const lead = (phone: string | null, email: string | null) =>
      team.arrived('leads', { phone, email, name: phone ? 'Caller' : 'WhatsApp visitor' });
    const byHand = await lead(null, null);
    const rows = [
      await lead(null, 'ada@example.com'),
      await lead('+2348031234567', 'ada@example.com'),
      await lead('Tel: +234 803−123−4567', null),
      await lead('00234 (0)803-123-4567', null),
      await team.arrived('leads', { phone: '2348031234567', email: null, name: 'Ada Obi' }),
      await team.arrived('contacts', { phone: '+234 803 123 4567', email: 'work@example.com' }),
    ] as const;
    return { byHand, rows };
  }

  /** Whose each row is in the files of both lists. */
  async function inFiles() {
    const of = async <Row extends AnyRow>(table: InboxTable, columns: Column<Row>[]) => {
      const [, person] = columns.find(([heading]) => heading === 'Person') ?? expect.fail();
      const rows = `select r.*, public.known(r) as known from public.${table} r`;
      return (await team.read<Row>('admin', rows)).map((row) => person(row, String));
    };
    return [...(await of('leads', leadColumns)), ...(await of('contacts', contactColumns))];
  }

  test('are one person in chip, sheet, search, statistics and file; apart again they are what they were', async () => {
    const { byHand, rows } = await seven();
    const all = [byHand, ...rows];
    const tableOf = (id: string): InboxTable => (id === rows[5] ? 'contacts' : 'leads');
    const chips = async () => {
      const known = await Promise.all(all.map((id) => knownOf('admin', tableOf(id), id)));
      return known.map((one) => [one?.person, one?.rows]);
    };
    const apart = await chips();
    expect(apart[0]).toEqual([byHand, 1]);
    expect(new Set(apart.slice(1).map(String)).size).toBe(1);
    expect(apart[1]?.[1]).toBe(6);
    expect(await knownOf('admin', 'leads', rows[0])).toMatchObject({ named: 'Ada Obi' });
    expect(await knownOf('admin', 'contacts', rows[5])).not.toHaveProperty('named');
    expect(await figures()).toMatchObject({ total_people: 2, total_enquiries: 7 });
    expect(new Set(await inFiles()).size).toBe(2);

    expect(await joinRows('leads', byHand, rows[3])).toBe('ok');
    expect(new Set((await chips()).map(String)).size).toBe(1);
    expect((await chips())[0]).toEqual([byHand, 7]);
    expect(await inFiles()).toEqual(all.map(() => byHand));
    expect(await figures()).toMatchObject({ total_people: 1, total_enquiries: 7 });
    for (const id of all) {
      expect(await others(tableOf(id), id)).toEqual(all.filter((one) => one !== id).toSorted());
    }
    expect(await say('leads', rows[0], 'known_as', 'Chief Chidi Okafor')).toBe('ok');
    expect((await found('okafor')).toSorted()).toEqual(
      all.filter((id) => tableOf(id) === 'leads').toSorted(),
    );
    expect(await found('chid okaf', 'contacts')).toEqual([rows[5]]);

    expect(await joinRows('leads', byHand, null)).toBe('ok');
    expect(await chips()).toEqual(apart);
    expect(await found('okafor')).not.toContain(byHand);
    expect(await knownOf('admin', 'leads', byHand)).not.toHaveProperty('known_as');
    expect(await figures()).toMatchObject({ total_people: 2 });
  });

  test('come apart when the row that holds them together is erased, deleted or corrected', async () => {
    const bridge = { phone: '+2348031234567', email: 'ada@example.com' };
    const ways: ((id: string) => Promise<unknown>)[] = [
      (id) => team.db.query('delete from public.leads where id = $1', [id]),
      (id) => team.event('admin', { lead_id: id, kind: 'deletion' }),
      (id) => team.db.query('update public.leads set email = null where id = $1', [id]),
    ];
    for (const comeApart of ways) {
      await team.clear();
      const [a, b] = [
        await team.arrived('leads', { phone: bridge.phone, email: null }),
        await team.arrived('contacts', { email: bridge.email }),
      ];
      const id = await team.arrived('leads', bridge);
      expect(await others('leads', a)).toEqual([b, id].toSorted());
      await comeApart(id);
      expect(await others('contacts', b)).toEqual([]);
    }
  });
});

test('a third row joined by hand stays when the first comes apart', async () => {
  const nobody = { phone: null, email: null };
  const [a, b] = [await team.arrived('leads', nobody), await team.arrived('leads', nobody)];
  const c = await team.arrived('contacts', { email: 'c@example.com' });
  expect(await joinRows('leads', a, b)).toBe('ok');
  expect(await joinRows('contacts', c, a)).toBe('ok');
  expect(await others('leads', a)).toEqual([b, c].toSorted());
  expect(await joinRows('leads', a, null)).toBe('ok');
  expect(await others('leads', a)).toEqual([c]);
  expect(await others('leads', b)).toEqual([]);
  expect(await joinRows('contacts', c, null)).toBe('ok');
  expect(await others('leads', a)).toEqual([]);
});

describe('what the staff know', () => {
  test('is the whole person’s, the last that was said, and can be taken back', async () => {
    const a = await team.arrived('leads', { phone: '+2348031234567', email: null });
    const b = await team.arrived('contacts', {
      phone: '+2348031234567',
      email: 'other@example.com',
    });
    await say('leads', a, 'known_as', 'Mr Okafor');
    await say('contacts', b, 'known_as', ' Chief Okafor ');
    await say('contacts', b, 'language', 'Igbo');
    await say('contacts', b, 'interest', 'A plot at Capital Gardens');
    await say('leads', a, 'budget', '₦120M');
    expect(await found('120m')).toEqual([a]);
    for (const [table, id] of [
      ['leads', a],
      ['contacts', b],
    ] as const) {
      expect(await knownOf('admin', table, id)).toEqual({
        person: a,
        rows: 2,
        known_as: 'Chief Okafor',
        language: 'Igbo',
        interest: 'A plot at Capital Gardens',
        budget: '₦120M',
      });
    }
    await say('contacts', b, 'known_as', null);
    expect(await knownOf('admin', 'leads', a)).not.toHaveProperty('known_as');
    const { name } = await team.row('leads', a);
    expect(name).toBe('Ada');
  });

  test('of how to reach somebody counts for rows with a link in common, whatever a stranger types', async () => {
    const ada = await team.arrived('leads', { phone: null, email: 'ada@example.com' });
    const bode = await team.arrived('leads', { phone: '+2348031234567', email: null });
    await say('leads', bode, 'also_phone', '+447700900051');
    await team.arrived('contacts', { phone: '+2348031234567', email: 'ada@example.com' });
    expect(await others('leads', ada)).toContain(bode);
    expect(await knownOf('admin', 'leads', ada)).not.toHaveProperty('also_phone');
    expect(await knownOf('admin', 'leads', bode)).toHaveProperty('also_phone');
  });

  test('captured before something later changes nothing', async () => {
    const id = await team.arrived('leads');
    const said = (body: string, captured_at: string) =>
      team.event('admin', { lead_id: id, kind: 'known_as', body, captured_at });
    await said('Later', ago(1));
    await said('Earlier', ago(5));
    expect(await knownOf('admin', 'leads', id)).toMatchObject({ known_as: 'Later' });
    expect(await found('earlier')).toEqual([]);
  });

  test('joins by a further number or address, finds by it in any form, and is erased by it', async () => {
    const a = await team.arrived('leads', { phone: null, email: 'ada@example.com' });
    const b = await team.arrived('contacts', {
      phone: '0044 7700 900142',
      email: 'work@example.com',
    });
    await say('leads', a, 'also_phone', '+44 (0)7700 900142');
    expect(await others('leads', a)).toEqual([b]);
    expect(await found('07700 900142')).toEqual([a]);
    expect(await found('7700900142', 'contacts')).toEqual([b]);
    const c = await team.arrived('contacts', { email: 'third@example.com' });
    await say('contacts', c, 'also_email', 'mailto:Work@Example.com');
    expect(await others('leads', a)).toEqual([b, c].toSorted());
    const sql = `select public.find_person('+447700900142') -> 'counts' as f`;
    const [counted] = await team.read<{ f: object }>('admin', sql);
    expect(counted?.f).toMatchObject({ leads: 1, contacts: 1 });
  });

  test.each([
    ['also_email', 'nobody', '23514'],
    ['also_phone', 'ask me', '23514'],
    ['known_as', 'a'.repeat(201), '23514'],
    ['known_as', 'two\nlines', '23514'],
    ['language', 'x'.repeat(41), '23514'],
  ])('%s %j is refused', async (kind, body, code) => {
    const id = await team.arrived('leads');
    expect(await say('leads', id, kind, body)).toBe(code);
  });
});

describe('joining by hand', () => {
  test('with oneself is refused, and a circle is harmless', async () => {
    const a = await team.arrived('leads', { email: null });
    const b = await team.arrived('leads', { email: null });
    const c = await team.arrived('contacts', { email: 'c@example.com' });
    expect(await joinRows('leads', a, a)).toBe('PT409');
    expect(await joinRows('leads', a, randomUUID())).toBe('42501');
    expect(await joinRows('leads', a, b)).toBe('ok');
    expect(await joinRows('leads', b, c)).toBe('ok');
    expect(await joinRows('contacts', c, a)).toBe('ok');
    expect(await others('leads', a)).toEqual([b, c].toSorted());
    await joinRows('leads', b, null);
    expect(await others('leads', b)).toEqual([a, c].toSorted());
    await joinRows('leads', a, null);
    expect(await others('leads', b)).toEqual([]);
    expect(await others('leads', a)).toEqual([c]);
  });

  test('needs both rows to be one’s own', async () => {
    const mine = await team.arrived('leads', { email: null, assignee: team.ids.agent });
    const theirs = await team.arrived('leads', { email: null, assignee: team.ids.colleague });
    expect(await joinRows('leads', mine, theirs, 'agent')).toBe('42501');
    expect(await joinRows('leads', theirs, mine, 'agent')).toBe('42501');
    expect(await joinRows('leads', mine, theirs, 'user')).toBe('42501');
    expect(await others('leads', mine)).toEqual([]);
  });
});

test('the id of a row of another list is no other row’s', async () => {
  const id = await team.arrived('leads', { assignee: team.ids.colleague });
  await say('leads', id, 'known_as', 'Secret Chief');
  const contact = { id, name: 'Eve', email: 'eve@example.com', message: 'Hi' };
  expect(await submitted(team.db, 'contacts', contact)).toMatchObject({ outcome: 'conflict' });
  expect(await found('secret chief', 'contacts')).toEqual([]);
});

test('an agent learns nothing of a colleague’s row of the same person', async () => {
  const phone = { phone: '+2348031234567', email: null };
  const theirs = await team.arrived('leads', { ...phone, assignee: team.ids.colleague });
  await say('leads', theirs, 'known_as', 'Chief Okafor');
  await say('leads', theirs, 'also_email', 'chief@example.com');
  for (const body of ['Rang at Bourdillon', 'Rang again']) await say('leads', theirs, 'note', body);
  const mine = await team.arrived('leads', { ...phone, assignee: team.ids.agent });
  expect(await knownOf('agent', 'leads', mine)).toEqual({ person: mine, rows: 1 });
  expect(await knownOf('agent', 'leads', theirs)).toBeUndefined();
  expect(await others('leads', mine, 'agent')).toEqual([]);
  for (const words of ['okafor', 'chief@example.com', 'bourdillon']) {
    expect(await found(words, 'leads', 'agent')).toEqual([]);
    expect(await found(words), 'by the person’s every row').toHaveLength(2);
  }
  expect(await figures('agent')).toMatchObject({ total_people: 1 });
  expect(await knownOf('admin', 'leads', mine)).toMatchObject(TWO_OF_CHIEF);
  // Said by the agent themselves, it is known to both.
  await say('leads', mine, 'known_as', 'Mr Okafor', 'agent');
  expect(await knownOf('agent', 'leads', mine)).toMatchObject({ rows: 1, known_as: 'Mr Okafor' });
  expect(await knownOf('user', 'leads', mine)).toBeUndefined();
});

test('however many notes have a word, who is known by it is found, and an agent finds their own', async () => {
  const [free, mine] = [await team.arrived('leads'), await team.arrived('leads', { email: null })];
  const gone = await team.arrived('leads', { deleted_at: ago(0) });
  await team.db.exec(`alter table public.lead_events disable trigger user;
    insert into public.lead_events (lead_id, kind, body) select n.* from generate_series(1, 2000),
      (values ('${free}'::uuid, 'note', 'Zainab'), ('${gone}', 'note', 'Musa')) as n;
    alter table public.lead_events enable trigger user`);
  await say('leads', mine, 'known_as', 'Zainab', 'agent');
  await say('leads', mine, 'note', 'For Musa', 'agent');
  expect(await found('zainab', 'leads', 'agent')).toContain(mine);
  expect(await found('musa', 'leads', 'agent')).toEqual([mine]);
});

test('for an agent rows are one person’s by what they see, not by a row of a colleague’s', async () => {
  const { agent, colleague } = team.ids;
  const nobody = { phone: null, email: null, assignee: agent };
  const phone = '+2348031234567';
  const byNumber = await team.arrived('leads', { ...nobody, phone });
  const byAddress = await team.arrived('contacts', { email: 'ada@example.com', assignee: agent });
  const joined = await team.arrived('leads', nobody);
  const merged = await team.arrived('leads', nobody);
  const theirs = await team.arrived('leads', { phone, email: 'ada@example.com' });
  await joinRows('leads', joined, theirs);
  await team.event('admin', { lead_id: merged, kind: 'merge', merged_into: theirs });
  await say('leads', byNumber, 'known_as', 'Chief Okafor', 'agent');
  const seenBy = async (member: Member) => ({
    people: (await figures(member))?.total_people,
    rows: (await knownOf(member, 'contacts', byAddress))?.rows,
    sheet: (await others('contacts', byAddress, member)).length,
    found: (await found('okafor', 'contacts', member)).length,
    joined: (await others('leads', joined, member)).length,
  });
  const all = { people: 1, rows: 5, sheet: 4, found: 1, joined: 4 };
  expect(await seenBy('agent')).toEqual(all);
  await team.event('admin', { lead_id: theirs, kind: 'assignment', assignee: colleague });
  expect(await seenBy('agent')).toEqual({ people: 4, rows: 1, sheet: 0, found: 0, joined: 0 });
  expect(await seenBy('admin')).toEqual(all);
  // What holds two of them together in their own sight still does.
  await say('leads', byNumber, 'also_email', 'ada@example.com', 'agent');
  expect(await others('contacts', byAddress, 'agent')).toEqual([byNumber]);
  expect(await knownOf('agent', 'contacts', byAddress)).toMatchObject(TWO_OF_CHIEF);
});

test('everything of somebody who wrote very often is counted, and the newest listed', async () => {
  const { agent, colleague } = team.ids;
  await team.db.query(
    `insert into public.contacts (name, email, message, assignee)
      select 'Ada', 'ada@example.com', 'Hi', case when n % 2 = 0 then $1::uuid else $2::uuid end from generate_series(1, 1200) as n`,
    [agent, colleague],
  );
  const id = await team.arrived('contacts', { email: 'ada@example.com', assignee: agent });
  for (const [member, total] of [
    ['admin', 1200],
    ['agent', 600],
  ] as const) {
    const sql = `select total::int from public.same_person('contacts', $1)`;
    const rows = await team.read<{ total: number }>(member, sql, [id]);
    expect([rows.length, rows[0]?.total]).toEqual([100, total]);
  }
});

test('a search tells how many rows of the other lists it finds, as far as one may see them', async () => {
  await team.arrived('contacts', { kind: 'tour', phone: '+2348031234567', message: 'Tour please' });
  await team.arrived('contacts', { assignee: team.ids.colleague, phone: '+2348031234567' });
  await team.db.exec(
    `insert into public.newsletter_subscribers (email, name) values ('n@example.com', 'No 803123456')`,
  );
  const sql = `select public.known(s) ->> 'rows' as rows, (select count(*) from public.same_person('newsletter_subscribers', s.id)) as others
    from public.newsletter_subscribers s`;
  const nothing = [{ rows: '0', others: 0 }];
  expect(await team.read('admin', sql), 'who has sent nothing else').toEqual(nothing);
  await team.arrived('leads', { email: 'n@example.com', assignee: team.ids.colleague });
  expect(await team.read('admin', sql)).toEqual([{ rows: '1', others: 1 }]);
  const counts = (member: Member) =>
    team.read(member, `select found_in, kind, found::int from public.search_counts($1)`, [
      '(0)803-123 45',
    ]);
  expect(await counts('agent')).toEqual([{ found_in: 'contacts', kind: 'tour', found: 1 }]);
  expect(await counts('admin')).toEqual([
    { found_in: 'contacts', kind: null, found: 1 },
    { found_in: 'contacts', kind: 'tour', found: 1 },
    { found_in: 'newsletter_subscribers', kind: null, found: 1 },
  ]);
});
