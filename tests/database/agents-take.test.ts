import { beforeEach, describe, expect, test } from 'vitest';
import { ago, type InboxTable, keyOf, type Member, openTeam } from './support/team';

// With each row that an agent takes an older one comes into view: what they may take is bounded.

const AN_HOUR = 30;
const A_DAY = 100;

const team = await openTeam();
beforeEach(team.clear);

/** Rows that nobody has taken. */
async function arrived(table: InboxTable, count: number, captured_by: string | null = null) {
  const { rows } = await team.db.query<{ id: string }>(
    table === 'leads'
      ? `insert into public.leads (name, source, captured_by)
          select 'Ada', 'whatsapp', $2 from generate_series(1, $1) returning id`
      : `insert into public.contacts (name, email, message)
          select 'Ada', 'ada@example.com', 'Hello' from generate_series(1, $1) where $2::uuid is null returning id`,
    [count, captured_by],
  );
  return rows.map(({ id }) => id);
}

const takings = (
  table: InboxTable,
  ids: readonly string[],
  to: Member = 'agent',
  captured = (_: number) => ago(0),
) =>
  ids.map((id, n) => ({
    [keyOf(table)]: id,
    kind: 'assignment',
    assignee: team.ids[to],
    captured_at: captured(n),
  }));

const taken = async (table: InboxTable) => {
  const sql = `select from public.${table} where assignee is not null`;
  return (await team.db.query(sql)).rows.length;
};

describe.each(['leads', 'contacts'] as const)('of %s', (table) => {
  test.each(['agent', 'colleague'] as const)(
    'an agent assigns thirty within an hour, and a thirty-first waits: to the %s',
    async (to) => {
      const events = takings(table, await arrived(table, AN_HOUR + 1), to);
      await team.did('agent', events.splice(0, AN_HOUR - 1));
      const [thirtieth = {}, next = {}] = events;
      expect(await team.events('agent', [thirtieth, next])).toBe('PT422');
      expect(await taken(table)).toBe(AN_HOUR - 1);
      expect(await team.event('agent', thirtieth)).toBe('ok');
      expect(await team.said('agent', next)).toBe(
        'You have assigned 30 enquiries within an hour. Carry on later, or ask an administrator to assign more.',
      );
      expect(await taken(table)).toBe(AN_HOUR);
    },
  );

  test('an administrator assigns as many as they like', async () => {
    const events = takings(table, await arrived(table, A_DAY + 2));
    await team.did('admin', events.splice(0, A_DAY));
    expect(await team.events('admin', events)).toBe('ok');
    expect(await taken(table)).toBe(A_DAY + 2);
  });

  test('the day of a phone without a network fits, though it arrives at once', async () => {
    const everySixMinutes = (n: number) => ago((80 - n) * 6);
    const events = takings(table, await arrived(table, 80), 'agent', everySixMinutes);
    await team.did('agent', events.splice(0, 75));
    for (const event of events) {
      expect(await team.event('agent', event)).toBe('ok');
    }
  });

  test('no clock of a phone makes it more than a hundred in a day, and the next day goes on', async () => {
    const hoursApart = (n: number) => ago(n * 90);
    const events = takings(table, await arrived(table, A_DAY + 1), 'agent', hoursApart);
    await team.did('agent', events.splice(0, A_DAY - 1));
    const [hundredth = {}, next = {}] = events;
    expect(await team.events('agent', events)).toBe('PT422');
    expect(await team.event('agent', hundredth)).toBe('ok');
    const last = { ...next, captured_at: '2024-01-01T00:00:00Z' };
    expect(await team.event('agent', last)).toBe('PT422');
    await team.db.exec(`update public.lead_events set
      created_at = created_at - interval '25 hours', captured_at = captured_at - interval '25 hours'`);
    expect(await team.event('agent', last)).toBe('ok');
  });

  test('handing on what is one’s own, and giving it back, is no taking', async () => {
    const ids = await arrived(table, AN_HOUR + 2);
    // Of two of the same millisecond, nobody knows which was later.
    await team.did(
      'admin',
      takings(table, ids, 'agent', () => ago(2)),
    );
    const on = takings(table, ids, 'colleague', () => ago(1));
    await team.did('agent', on.splice(0, AN_HOUR));
    expect(await team.events('agent', on)).toBe('ok');
    const back = takings(table, ids).map((event) => ({ ...event, assignee: null }));
    await team.did('colleague', back.splice(0, AN_HOUR));
    expect(await team.events('colleague', back)).toBe('ok');
    expect(await taken(table)).toBe(0);
  });
});

test('what an agent captured is theirs in any case, and does not count', async () => {
  const captured = takings('leads', await arrived('leads', AN_HOUR + 2, team.ids.agent));
  const others = takings('leads', await arrived('leads', AN_HOUR + 1));
  await team.did('agent', captured.splice(0, AN_HOUR));
  await team.did('agent', others.splice(0, AN_HOUR - 1));
  const [thirtieth = {}, next = {}] = others;
  expect(await team.event('agent', thirtieth)).toBe('ok');
  expect(await team.events('agent', captured)).toBe('ok');
  expect(await team.event('agent', next)).toBe('PT422');
});

test('two requests of one agent take their turn, so that they count each other', async () => {
  const [event] = takings('leads', await arrived('leads', 1));
  const held = await team.tried('agent', async (tx) => {
    const sql = `select count(*)::int as count from pg_locks where locktype = 'advisory'
      and classid::bigint = hashtext('private.assigned')::bigint & 4294967295`;
    await tx.query(
      `insert into public.lead_events (lead_id, kind, assignee) values ($1, 'assignment', $2)`,
      [event?.['lead_id'], team.ids.agent],
    );
    return (await tx.query<{ count: number }>(sql)).rows[0]?.count;
  });
  expect(held).toBe(1);
});
