import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { handed, submitted } from './support/door';
import {
  ago,
  type EventColumns,
  type InboxTable,
  keyOf,
  type Member,
  openTeam,
} from './support/team';

const team = await openTeam();

const HOUR = 60;
const DAY = 24 * HOUR;
/** A moment so many minutes ahead. */
const ahead = (minutes: number) => ago(-minutes);

/** A member's event about a row's appointment: `ok`, or why it was refused. */
const said = (member: Member, table: InboxTable, id: string, event: EventColumns) =>
  team.said(member, { [keyOf(table)]: id, ...event });
const CONFIRM = (appointment_at: string) => ({ kind: 'confirmation', appointment_at });
const MOVE = (appointment_at: string | null) => ({ kind: 'appointment', appointment_at });

describe.each(['leads', 'contacts'] as const)('an appointment among the %s', (table) => {
  const asked = (at: string, columns: EventColumns = {}) =>
    team.arrived(table, { kind: 'tour', appointment_at: at, ...columns });
  const stateOf = async (id: string) => (await team.row(table, id))['appointment_state'];
  const does = async (member: Member, id: string, event: EventColumns) =>
    expect(await said(member, table, id, event)).toBe('ok');

  test('is asked for until somebody confirms it, who holds it and has answered', async () => {
    const at = ahead(3 * DAY);
    const id = await asked(at);
    expect(await team.row(table, id)).toMatchObject({ appointment_state: 'asked', host: null });
    await does('agent', id, CONFIRM(at));
    expect(await team.row(table, id)).toMatchObject({
      appointment_state: 'confirmed',
      host: team.ids.agent,
      status: 'contacted',
      first_answered_at: expect.any(Date),
    });
    const other = await asked(at, { status: 'qualified' });
    const host = team.ids.colleague;
    await does('admin', other, { ...CONFIRM(at), host });
    expect(await team.row(table, other)).toMatchObject({ host, status: 'qualified' });
    expect(await team.row(table, await team.arrived(table))).toMatchObject({
      appointment_state: null,
    });
  });

  test('is confirmed once: of two the first stands, and the other learns who it was', async () => {
    const at = ahead(3 * DAY);
    const id = await asked(at);
    await does('agent', id, CONFIRM(at));
    const before = await team.row(table, id);
    expect(await said('colleague', table, id, CONFIRM(at))).toBe('Already confirmed by agent.');
    // Captured earlier, on a phone without a network.
    const earlier = { ...CONFIRM(at), captured_at: ago(HOUR) };
    expect(await said('colleague', table, id, earlier)).toBe('Already confirmed by agent.');
    expect(await said('agent', table, id, CONFIRM(at))).toBe('This is already confirmed.');
    expect(await team.row(table, id)).toEqual(before);
    expect(await team.history(id)).toHaveLength(1);
  });

  test('has to be confirmed again once it is moved, whoever moved it', async () => {
    const [at, later] = [ahead(3 * DAY), ahead(4 * DAY)];
    const id = await asked(at);
    await said('agent', table, id, CONFIRM(at));
    await does('colleague', id, MOVE(later));
    expect(await team.row(table, id)).toMatchObject({ appointment_state: 'moved', host: null });
    expect(await said('agent', table, id, CONFIRM(at))).toMatch(/moved in the meantime/);
    // By a phone whose clock is behind: it is another appointment than the one that was confirmed.
    const behind = { ...CONFIRM(later), captured_at: ago(HOUR) };
    await does('colleague', id, behind);
    expect(await team.row(table, id)).toMatchObject({
      appointment_state: 'confirmed',
      host: team.ids.colleague,
    });
    await team.db.query(`update public.${table} set appointment_at = $2 where id = $1`, [id, at]);
    expect(await team.row(table, id)).toMatchObject({ appointment_state: 'asked', host: null });
  });

  test.each<[what: string, at: string, event: EventColumns, why: RegExp, before?: EventColumns]>([
    ['one that was cancelled', ahead(DAY), {}, /was cancelled/, MOVE(null)],
    ['one that is over', ago(2 * HOUR), {}, /is over/],
    ['one that was missed', ago(10), {}, /is over/, { kind: 'missed' }],
    ['another time', ahead(DAY), { appointment_at: ahead(2 * DAY) }, /moved in the meantime/],
    ['no time at all', ahead(DAY), { appointment_at: null }, /lead_events_appointment_at_kind/],
    ['one that a visitor would hold', ahead(DAY), { host: team.ids.user }, /Only staff can hold/],
    ['one that nobody would hold', ahead(DAY), { host: randomUUID() }, /Only staff can hold/],
    ['held, while it is still to come', ahead(HOUR), { kind: 'held' }, /still to come/],
    ['missed, while it is still to come', ahead(HOUR), { kind: 'missed' }, /still to come/],
  ])('refuses to confirm %s, and changes nothing', async (_, at, event, why, before) => {
    const id = await asked(at);
    const done = before && (await said('agent', table, id, { appointment_at: at, ...before }));
    expect(done ?? 'ok').toBe('ok');
    const row = await team.row(table, id);
    const history = await team.history(id);
    for (const member of ['agent', 'admin'] as const) {
      expect(await said(member, table, id, { ...CONFIRM(at), ...event })).toMatch(why);
    }
    expect(await team.row(table, id)).toEqual(row);
    expect(await team.history(id)).toEqual(history);
  });

  test('is confirmed by a tap before its end that arrives after it, and was held or missed: of two who say so the later counts', async () => {
    const at = ago(2 * HOUR);
    const id = await asked(at);
    const saying = (kind: string, minutes: number): EventColumns => {
      return { ...CONFIRM(at), kind, captured_at: ago(minutes) };
    };
    await does('agent', id, saying('confirmation', 3 * HOUR));
    expect(await stateOf(id)).toBe('confirmed');
    await does('agent', id, saying('missed', 30));
    await does('colleague', id, saying('held', 60));
    expect(await stateOf(id)).toBe('missed');
    await does('colleague', id, saying('held', 10));
    expect(await stateOf(id)).toBe('held');
  });

  test('at another time is another one: what was said of the first does not settle it', async () => {
    const [first, second] = [ago(4 * HOUR), ago(3 * HOUR)];
    const id = await asked(first);
    const missed = { kind: 'missed', appointment_at: first, captured_at: ago(HOUR) };
    await does('agent', id, missed);
    const sql = `update public.${table} set appointment_at = $2 where id = $1`;
    await team.db.query(sql, [id, second]);
    const held = { kind: 'held', appointment_at: second, captured_at: ago(2 * HOUR) };
    await does('colleague', id, held);
    expect(await stateOf(id)).toBe('held');
  });

  test('is held by somebody else, asked for again, or not settled after all, once somebody says so', async () => {
    const at = ahead(DAY);
    const id = await asked(at);
    const { agent, colleague } = team.ids;
    const steps: [Member, EventColumns, string | RegExp, object][] = [
      ['agent', { kind: 'host', host: colleague }, /no longer confirmed/, { host: null }],
      ['agent', { kind: 'unconfirmed' }, 'This has already been taken back.', { host: null }],
      ['agent', CONFIRM(at), 'ok', { host: agent }],
      ['colleague', { kind: 'host', host: colleague }, 'ok', { host: colleague }],
      ['agent', { kind: 'host', host: team.ids.user }, /Only staff can hold/, { host: colleague }],
      ['agent', { kind: 'host' }, 'ok', { host: agent, appointment_state: 'confirmed' }],
      // By a phone whose clock is behind.
      [
        'colleague',
        { kind: 'unconfirmed', captured_at: ago(HOUR) },
        'ok',
        { appointment_state: 'asked', host: null },
      ],
      ['colleague', { ...CONFIRM(at), host: agent }, 'ok', { host: agent }],
      ['agent', { kind: 'unsettled' }, 'This has already been taken back.', { host: agent }],
    ];
    for (const [member, event, answer, row] of steps) {
      expect(await said(member, table, id, { appointment_at: at, ...event })).toMatch(answer);
      expect(await team.row(table, id)).toMatchObject(row);
    }
    for (const host of [null, agent]) {
      const appointment_at = ago(2 * HOUR);
      const over = await asked(appointment_at);
      const columns = { appointment_at, captured_at: ago(3 * HOUR) };
      if (host) await said('agent', table, over, { kind: 'confirmation', ...columns });
      const agreed = { appointment_state: host ? 'confirmed' : 'asked', host };
      for (const kind of ['held', 'missed']) {
        await does('agent', over, { kind, appointment_at });
        await does('colleague', over, { kind: 'unsettled', appointment_at });
        expect(await team.row(table, over)).toMatchObject(agreed);
      }
    }
  });

  test('of a colleague’s row, or by somebody without a role, is not confirmed at all', async () => {
    const at = ahead(DAY);
    const id = await asked(at, { assignee: team.ids.colleague });
    for (const member of ['agent', 'user'] as const) {
      expect(await said(member, table, id, CONFIRM(at))).toMatch(/no such row, or it is not yours/);
    }
  });
});

describe('the visitor’s phone', () => {
  const at = ahead(5 * DAY);
  const LEAD = { name: 'Ada', source: 'whatsapp', kind: 'consultation', appointment_at: at };
  const TOUR = { name: 'Ada', email: 'ada@example.com', message: 'Hi', kind: 'tour' };
  const own = async (
    table: InboxTable = 'leads',
    secret: string = randomUUID(),
    captured_at?: string,
  ) => {
    const key = { id: randomUUID(), secret, at };
    const columns = table === 'leads' ? LEAD : { ...TOUR, preferred_date: at.slice(0, 10) };
    const row = { id: key.id, secret, captured_at, ...columns };
    expect(await submitted(team.db, table, row)).toMatchObject({ outcome: 'stored' });
    return key;
  };
  const ask = (key: { id: string; secret: string }) =>
    handed(team.db, 'appointment', { id: key.id, secret: key.secret });
  const correct = (
    { id, secret }: { id: string; secret: string },
    columns: EventColumns,
    revision = 1,
  ) => handed(team.db, 'correct', { id, secret, revision, columns });

  test.each([
    ['leads', 'asked', at],
    ['contacts', null, null],
  ] as const)(
    'is told how far its own appointment among the %s is agreed, by whom it is held, and nothing else',
    async (table, state, first) => {
      const key = await own(table);
      const { id } = key;
      const its = (time: string | null) => time && expect.stringContaining(time.slice(0, 19));
      const copy = { epoch: expect.any(String), as_of: expect.any(String), is_told: false };
      const nobody = { host: null, host_is_public: false };
      const known = { outcome: 'delivered', id, uid: id, ...copy, ...nobody, changes: 0 };
      expect(await ask(key)).toEqual({ ...known, state, at: its(first), answers: 0 });
      const [sooner, later] = [ahead(4 * DAY), ahead(6 * DAY)];
      for (const [answers, state, time, event] of [
        [1, 'moved', sooner, MOVE(sooner)],
        [2, 'confirmed', sooner, CONFIRM(sooner)],
        [3, 'moved', later, MOVE(later)],
        [4, 'cancelled', null, MOVE(null)],
      ] as const) {
        expect(await said('agent', table, id, event)).toBe('ok');
        expect(await ask(key)).toEqual({ ...known, state, at: its(time), answers });
      }
    },
  );

  test('a change that became a lead of its own stands in calendars for the one before, and no stranger’s does', async () => {
    const [first, stranger] = [await own(), await own()];
    await said('agent', 'leads', first.id, CONFIRM(at));
    await correct(first, { appointment_at: ahead(6 * DAY) });
    expect(await ask(first)).toMatchObject({ uid: first.id, changes: 1, answers: 1 });
    const second = await own('leads', first.secret);
    expect(await ask(second)).toMatchObject({ uid: first.id, changes: 2, answers: 1 });
    expect(await said('agent', 'leads', first.id, MOVE(at))).toMatch(/asked to change this since/);
    await said('agent', 'leads', second.id, CONFIRM(at));
    expect(await ask(second)).toMatchObject({ uid: first.id, changes: 2, answers: 2 });
    // To cancel what it replaced must not take it out of the calendar.
    expect(await ask(first)).toMatchObject({ uid: null, state: 'cancelled' });
    const late = await own('leads', first.secret, ago(HOUR));
    expect(await ask(late), 'asked for before that').toMatchObject({ state: 'cancelled' });
    expect(await correct(late, { appointment_at: at })).toMatchObject({ why: 'changed' });
    expect(await ask(second)).toMatchObject({ uid: late.id, state: 'confirmed' });
    await said('admin', 'leads', second.id, { kind: 'deletion' });
    expect(await said('agent', 'leads', first.id, MOVE(at))).toBe('ok');
    expect(await ask(stranger)).toMatchObject({ uid: stranger.id, state: 'asked', changes: 0 });
  });

  test('opens fifty rows at most with one secret; what it sends beyond them is stored all the same', async () => {
    const first = await own();
    await team.db.exec(`insert into private.lead_amendments (lead_id, secret_hash)
      select gen_random_uuid(), secret_hash from private.lead_amendments, generate_series(1, 48) where lead_id = '${first.id}'`);
    const [last, beyond] = [await own('leads', first.secret), await own('leads', first.secret)];
    expect(await ask(last)).toMatchObject({ outcome: 'delivered', uid: first.id, changes: 49 });
    expect(await ask(beyond)).toMatchObject({ outcome: 'refused', why: 'unknown' });
  });

  test.each(['leads', 'contacts'] as const)(
    'learns nothing with another secret, of one of the %s that is not there, was deleted, or erased',
    async (table) => {
      const key = await own(table);
      const answers = [
        await ask({ ...key, secret: randomUUID() }),
        await ask({ id: randomUUID(), secret: key.secret }),
        await handed(team.db, 'appointment', { id: key.id }),
        await handed(team.db, 'appointment', { secret: key.secret }),
      ];
      await said('admin', table, key.id, { kind: 'deletion' });
      answers.push(await ask(key));
      await team.db.query(`delete from public.${table} where id = $1`, [key.id]);
      answers.push(await ask(key));
      const aString = expect.any(String);
      const unknown = { outcome: 'refused', why: 'unknown', id: 0, epoch: aString, as_of: aString };
      for (const answer of answers) expect({ ...answer, id: 0 }).toEqual(unknown);
    },
  );

  test('costs who guesses a token, and who has the secret none, until no token is left', async () => {
    const key = await own();
    const headers = { 'cf-connecting-ip': '203.0.113.9' };
    await team.db.query('update private.settings set burst = 2, per_minute = 1');
    const outcomes: unknown[] = [];
    const guess = randomUUID();
    for (const secret of [key.secret, key.secret, guess, guess, key.secret]) {
      const said = await handed(team.db, 'appointment', { ...key, secret }, { headers });
      outcomes.push(said['outcome']);
    }
    await team.db.query('update private.settings set burst = 600, per_minute = 60');
    expect(outcomes).toEqual(['delivered', 'delivered', 'refused', 'refused', 'wait']);
  });

  test('moves what is confirmed, and cancels it; a time that it moved meanwhile is not confirmed', async () => {
    const key = await own();
    expect(await said('agent', 'leads', key.id, CONFIRM(key.at))).toBe('ok');
    const later = ahead(7 * DAY);
    expect(await correct(key, { appointment_at: later })).toMatchObject({ outcome: 'stored' });
    expect(await ask(key)).toMatchObject({ state: 'asked', host: null });
    expect(await said('colleague', 'leads', key.id, CONFIRM(key.at))).toMatch(
      /moved in the meantime/,
    );
    expect(await said('colleague', 'leads', key.id, CONFIRM(later))).toBe('ok');
    for (const [host_is_public, host] of [
      [false, 'Chika'],
      [true, 'Chika Obi'],
    ]) {
      const card = `select public.set_own_card('Chika Obi', '{Igbo}', ${host_is_public})`;
      expect(await team.outcome('colleague', card)).toBe('ok');
      expect(await ask(key)).toMatchObject({ state: 'confirmed', host, host_is_public });
    }
    // Her name alone: the time stays agreed.
    expect(await correct(key, { name: 'Ada Obi' }, 2)).toMatchObject({ outcome: 'stored' });
    expect(await ask(key)).toMatchObject({ state: 'confirmed' });
    expect(await correct(key, { appointment_at: null }, 3)).toMatchObject({ outcome: 'stored' });
    expect(await ask(key)).toMatchObject({ state: 'cancelled' });
    expect(await said('agent', 'leads', key.id, CONFIRM(later))).toMatch(/was cancelled/);
  });

  test('moves it whatever the staff wrote down, but not once they have said how far they are with it', async () => {
    const key = await own();
    const later = { appointment_at: ahead(7 * DAY) };
    await said('agent', 'leads', key.id, { kind: 'assignment', assignee: team.ids.agent });
    await said('agent', 'leads', key.id, { kind: 'note', body: 'Wants a bungalow' });
    await said('agent', 'leads', key.id, CONFIRM(key.at));
    expect(await correct(key, later)).toMatchObject({ outcome: 'stored' });
    await said('agent', 'leads', key.id, { kind: 'status', status: 'qualified' });
    expect(await correct(key, later, 2)).toMatchObject({ why: 'changed' });
  });
});

test('what is coming up says how far it is agreed', async () => {
  await team.db.exec('delete from public.leads; delete from public.contacts');
  const at = ahead(2 * DAY);
  const lead = await team.arrived('leads', { kind: 'consultation', appointment_at: at });
  const day = { kind: 'tour', preferred_date: ahead(5 * DAY).slice(0, 10) };
  const contact = await team.arrived('contacts', day);
  await said('agent', 'leads', lead, CONFIRM(at));
  expect(
    await team.read('admin', 'select id, appointment_state, host from public.upcoming(now())'),
  ).toEqual([
    { id: lead, appointment_state: 'confirmed', host: team.ids.agent },
    { id: contact, appointment_state: null, host: null },
  ]);
});
