import { describe, expect, test } from 'vitest';
import { type EventColumns, type InboxTable, keyOf, openTeam } from './support/team';

/** More than anybody works down: what lies below the latest thousand is the archive. */
const UNASSIGNED = 1_200;
const BOUND = 1_000;
const OWN = 30;
const ARCHIVED = 'from the archive';
const TABLES = ['leads', 'contacts'] as const;

const team = await openTeam();
for (const table of TABLES) await fill(table);

/**
 * Rows that nobody has taken, one a minute, the oldest named for the archive; and some of the agent's, older than any. Each is
 * another person's: of whoever wrote twice, a search looks up more.
 */
async function fill(table: InboxTable): Promise<void> {
  const [columns, values] =
    table === 'leads' ? ['name, email, source', `'viewing'`] : ['name, email, message', `'Hello'`];
  await team.db.exec(`
    insert into public.${table} (${columns}, created_at, captured_at)
      select case when n > ${BOUND} then '${ARCHIVED}' else 'Ada' end, 'ada' || n || '@${table}.example.com', ${values},
        now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, ${UNASSIGNED}) as n;
    insert into public.${table} (${columns}, assignee, created_at, captured_at)
      select 'Mine', 'mine' || n || '@${table}.example.com', ${values}, '${team.ids.agent}', now() - interval '90 days', now() - interval '90 days'
      from generate_series(1, ${OWN}) as n;
    alter table public.lead_events disable trigger user;
    insert into public.lead_events (${keyOf(table)}, kind, body)
      select id, 'note', name from public.${table} where name <> 'Ada';
    alter table public.lead_events enable trigger user;
  `);
}

type Row = { id: string; name: string; created_at: string };

/** Reads page after page until one is empty. */
async function readAll(page: (last: Row | undefined) => string): Promise<Row[]> {
  const found: Row[] = [];
  for (;;) {
    const rows = await team.read<Row>('agent', page(found.at(-1)));
    if (rows.length === 0) return found;
    found.push(...rows);
  }
}

const literal = (last: Row) => `'${new Date(last.created_at).toISOString()}', '${last.id}'`;

describe.each(TABLES)('an agent with patience pages through %s, and reads no archive', (table) => {
  const select = `select id, name, created_at from public.${table}`;
  const key = keyOf(table);
  const order = 'order by created_at desc, id desc';

  test.each<[string, (last: Row | undefined) => string]>([
    [
      'by key',
      (last) =>
        `${select} ${last ? `where (date_trunc('milliseconds', created_at), id) < (${literal(last)})` : ''} ${order} limit 1000`,
    ],
    [
      'by a search',
      (last) =>
        `select id, name, created_at from public.search_${table}(page_size => 1000${
          last
            ? `, before_at => '${new Date(last.created_at).toISOString()}', before_id => '${last.id}'`
            : ''
        })`,
    ],
  ])('%s', async (_, page) => {
    const found = await readAll(page);
    expect(found.filter(({ name }) => name === ARCHIVED)).toEqual([]);
    expect(new Set(found.map(({ id }) => id)).size).toBeLessThanOrEqual(BOUND + OWN);
    expect(found.some(({ name }) => name === 'Mine')).toBe(true);
  });

  test.each([
    ['in one piece', select],
    ['by offset', `${select} ${order} offset ${BOUND + OWN} limit 1000`],
    ['by name', `${select} where name = '${ARCHIVED}'`],
    ['by a search for the name', `select id, name from public.search_${table}('archive')`],
    ['in the order of another column', `${select} order by email desc limit 1000`],
    ['in the histories', `select body as name from public.lead_events where ${key} is not null`],
  ])('%s', async (_, sql) => {
    const found = await team.read<Row>('agent', sql);
    expect(found.filter(({ name }) => name === ARCHIVED)).toEqual([]);
  });

  test('is told of no more by a count either', async () => {
    const counted = await team.read('agent', `select count(*)::int as count from public.${table}`);
    expect(counted).toEqual([{ count: BOUND + OWN }]);
  });

  test('while an administrator sees all of it', async () => {
    const counted = await team.read('admin', `select count(*)::int as count from public.${table}`);
    expect(counted).toEqual([{ count: UNASSIGNED + OWN }]);
    const found = await team.read('admin', `select name from public.search_${table}('archive')`);
    expect(found).toHaveLength(50);
  });

  test('an older row comes into view as one above it is taken, or once it is theirs', async () => {
    const [archived] = await team.read<Row>(
      'admin',
      `${select} where name = '${ARCHIVED}' order by created_at limit 1`,
    );
    const assign = (id: string, assignee: string) =>
      team.event('admin', { [key]: id, kind: 'assignment', assignee });
    const seen = () => team.read<Row>('agent', `${select} where name = '${ARCHIVED}'`);
    expect(await assign(archived?.id ?? '', team.ids.agent)).toBe('ok');
    expect(await seen()).toMatchObject([{ id: archived?.id }]);
    const [newest] = await team.read<Row>('admin', `${select} where name = 'Ada' ${order} limit 1`);
    expect(await assign(newest?.id ?? '', team.ids.colleague)).toBe('ok');
    expect(await seen()).toHaveLength(2);
  });
});

describe.each(TABLES)('of the archive of %s an agent', (table) => {
  const key = keyOf(table);
  const archived = async (count: number) =>
    team.read<Row>(
      'admin',
      `select id, name, created_at from public.${table} where name = '${ARCHIVED}' and assignee is null
        order by created_at limit ${count}`,
    );

  test.each<[string, EventColumns]>([
    ['a note', { kind: 'note', body: 'x' }],
    ['a status', { kind: 'status', status: 'contacted' }],
    ['a follow-up', { kind: 'follow_up' }],
    ['an assignment to themselves', { kind: 'assignment', assignee: 'agent' }],
    ['an assignment to a colleague', { kind: 'assignment', assignee: 'colleague' }],
  ])('writes nothing, whose id they know: %s', async (_, event) => {
    const [row] = await archived(1);
    const named = event['assignee'] as 'agent' | 'colleague' | undefined;
    const columns = { ...event, ...(named && { assignee: team.ids[named] }) };
    expect(await team.event('agent', { [key]: row?.id ?? '', ...columns })).toBe('42501');
    expect(await team.event('admin', { [key]: row?.id ?? '', ...columns })).toBe('ok');
    await team.event('admin', { [key]: row?.id ?? '', kind: 'assignment' });
  });

  test('merges nothing into it or out of it', async () => {
    const [row] = await archived(1);
    const [seen] = await team.read<Row>('agent', `select id from public.${table} limit 1`);
    const merge = (id = '', merged_into = '') =>
      team.event('agent', { [key]: id, kind: 'merge', merged_into });
    expect(await merge(seen?.id, row?.id)).toBe('42501');
    expect(await merge(row?.id, seen?.id)).toBe('42501');
  });

  test('learns nothing by who wrote twice', async () => {
    const [row] = await archived(1);
    const { email } = await team.row(table, row?.id ?? '');
    const mine = await team.arrived(table, { email: String(email), assignee: team.ids.agent });
    const of = (member: 'agent' | 'admin', id: string | undefined) =>
      team.read<Row>(member, `select id from public.same_person('${table}', $1)`, [id]);
    expect((await of('admin', mine)).map(({ id }) => id)).toContain(row?.id);
    expect((await of('agent', mine)).map(({ id }) => id)).not.toContain(row?.id);
    await expect(of('agent', row?.id)).rejects.toMatchObject({ code: '42501' });
  });
});

test('an agent’s figures are of what they can page through', async () => {
  const sql = `select public.dashboard_statistics() as figures`;
  const [row] = await team.read<{ figures: { total_leads: number } }>('colleague', sql);
  // One more was given to them above.
  expect(row?.figures.total_leads).toBe(BOUND + 1);
});
