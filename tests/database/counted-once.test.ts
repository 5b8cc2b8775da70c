import { beforeEach, expect, test } from 'vitest';
import { as } from './support/plain';
import { type Member, openTeam } from './support/team';

const team = await openTeam();
// So long that no slow machine outlasts it.
await team.db.exec('select public.set_settings(figures_seconds => 3600)');

beforeEach(async () => {
  await team.db.exec(`
    delete from private.counted_statistics;
    delete from public.leads; delete from public.contacts; delete from public.newsletter_subscribers;
    insert into public.newsletter_subscribers (email) values ('ada@example.com');
    insert into public.user_roles (user_id, role) values ('${team.ids.agent}', 'agent') on conflict do nothing;
  `);
  await team.arrived('leads', { assignee: team.ids.agent, source: 'abuja_fair' });
  await team.arrived('leads', { assignee: team.ids.colleague, source: 'lagos_fair' });
  await team.arrived('leads');
});

type Figures = {
  total_leads: number;
  total_subscribers: number;
  leads_by_source: { source: string; leads: number }[];
  answers: Record<string, { of: number }>;
};

/** What a member is told, as their own request. */
async function figures(member: Member): Promise<Figures> {
  const rows = await team.kept(member, async (tx) => {
    const sql = 'select public.dashboard_statistics() as figures';
    return (await tx.query<{ figures: Figures }>(sql)).rows;
  });
  const [row] = rows;
  if (!row) throw new Error('No figures came back');
  return row.figures;
}

/** How often the figures of each scope were counted. */
async function counts(): Promise<Record<string, number>> {
  const sql = `select scope, counts::int as counts from private.counted_statistics`;
  const { rows } = await team.db.query<{ scope: string; counts: number }>(sql);
  return Object.fromEntries(rows.map(({ scope, counts }) => [scope, counts]));
}

const age = (interval: string) =>
  team.db.exec(`update private.counted_statistics set counted_at = now() - interval '${interval}'`);
const all = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work));

test('fifty viewers at once cost one count, and so do fifty more while it is fresh', async () => {
  const told = await all(50, () => figures('admin'));
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  await age('50 minutes');
  await all(50, () => figures('admin'));
  expect(await counts()).toEqual({ team: 1 });
});

test('after that they are counted again, once', async () => {
  expect((await figures('admin')).total_leads).toBe(3);
  await team.arrived('leads');
  expect((await figures('admin')).total_leads).toBe(3);
  await age('61 minutes');
  const told = await all(50, () => figures('admin'));
  expect(new Set(told.map(({ total_leads }) => total_leads))).toEqual(new Set([4]));
  expect(await counts()).toEqual({ team: 2 });
});

test('figures from the future, of a clock that was ahead, are counted again', async () => {
  await figures('admin');
  await age('-1 day');
  await figures('admin');
  expect(await counts()).toEqual({ team: 2 });
});

test('an agent is told their own figures, whatever was counted for others just before', async () => {
  const all = await figures('admin');
  expect(all).toMatchObject({ total_leads: 3, total_subscribers: 1 });
  expect(all.answers['within_5_minutes']).toMatchObject({ of: 3 });
  const told = await figures('agent');
  expect(told).toMatchObject({ total_leads: 2, total_subscribers: 0 });
  expect(told.leads_by_source).toEqual([
    { source: 'abuja_fair', leads: 1 },
    { source: 'whatsapp', leads: 1 },
  ]);
  expect(told.answers['within_5_minutes']).toMatchObject({ of: 2 });
  expect((await figures('colleague')).leads_by_source.map(({ source }) => source)).toEqual([
    'lagos_fair',
    'whatsapp',
  ]);
  expect(await counts()).toEqual({ team: 1, [team.ids.agent]: 1, [team.ids.colleague]: 1 });
  // From what was kept, too.
  expect(await figures('agent')).toEqual(told);
  expect(await counts()).toMatchObject({ [team.ids.agent]: 1 });
});

test('somebody without a role is told nothing, and nothing is kept for them', async () => {
  await figures('admin');
  const { answers, ...nothing } = await figures('user');
  expect(nothing).toMatchObject({ total_leads: 0, leads_by_source: [] });
  expect(answers['within_1_day']).toMatchObject({ of: 0 });
  expect(await counts()).toEqual({ team: 1 });
});

test('the role decides at each call: what was kept for an agent goes with it', async () => {
  await figures('agent');
  await team.db.query('delete from public.user_roles where user_id = $1', [team.ids.agent]);
  expect(await counts()).toEqual({});
  expect(await figures('agent')).toMatchObject({ total_leads: 0 });
});

test('a transaction that may only read counts for itself', async () => {
  const total = await as(
    team.db,
    'authenticated',
    async (tx) => {
      await tx.exec('set transaction read only');
      const sql = `select public.dashboard_statistics() ->> 'total_leads' as total`;
      return (await tx.query<{ total: string }>(sql)).rows[0]?.total;
    },
    { sub: team.ids.admin },
  );
  expect(total).toBe('3');
  expect(await counts()).toEqual({});
});

test('by default they are fresh for fifteen seconds', async () => {
  const sql = `select column_default from information_schema.columns
    where table_name = 'settings' and column_name = 'figures_fresh_for'`;
  expect((await team.db.query(sql)).rows).toEqual([
    { column_default: expect.stringContaining('00:00:15') },
  ]);
});
