import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { readFailure } from '../../src/remote/read-answer';
import { type Member, openTeam } from './support/team';

// The log of events only grows: what one agent adds to it within a day is bounded.

const A_DAY = 2_000;
/** What refuse() raises. */
const BUSY = 'PGRST';

let lead: string;
let other: string;
const team = await openTeam();
beforeEach(async () => {
  await team.db.exec('delete from public.leads');
  lead = await team.arrived('leads');
  other = await team.arrived('leads');
});

/** What somebody has written down so long ago, stored as it is: the triggers would take minutes for so many. */
const hasWritten = (member: Member, count: number, since = '1 hour') =>
  team.db.exec(`
    alter table public.lead_events disable trigger user;
    insert into public.lead_events (lead_id, kind, body, by, applied, captured_at, created_at)
      select '${other}', 'note', 'x', '${team.ids[member]}', true, '2024-01-01', now() - interval '${since}'
      from generate_series(1, ${count});
    alter table public.lead_events enable trigger user`);

const note = () => ({ id: randomUUID(), lead_id: lead, kind: 'note', body: 'x' });
const written = async () => (await team.history(lead)).length;

describe('an agent', () => {
  test('writes two thousand things down in a day, and the next one waits', async () => {
    const [last, next] = [note(), note()];
    await hasWritten('agent', A_DAY - 1);
    expect(await team.event('agent', last)).toBe('ok');
    expect(await team.event('agent', next)).toBe(BUSY);
    expect(await team.event('agent', last), 'a replay is answered as before').toBe('23505');
    expect(await written()).toBe(1);
    expect(await team.event('colleague', next)).toBe('ok');
  });

  test('adds no more by sending them in one request', async () => {
    await hasWritten('agent', A_DAY - 2);
    expect(await team.events('agent', [note(), note(), note()])).toBe(BUSY);
    expect(await written()).toBe(0);
    expect(await team.events('agent', [note(), note()])).toBe('ok');
  });

  test('goes on the next day', async () => {
    await hasWritten('agent', A_DAY, '1 day 1 minute');
    expect(await team.event('agent', note())).toBe('ok');
  });

  test('keeps the rest on the phone, which tries again: nothing is refused', async () => {
    await hasWritten('agent', A_DAY);
    const sql = `insert into public.lead_events (lead_id, kind, body) values ('${lead}', 'note', 'x')`;
    const error: unknown = await team
      .tried('agent', (tx) => tx.query(sql))
      .catch((e: unknown) => e);
    if (!(error instanceof Error)) throw new Error('It was accepted');
    // What PostgREST makes of it.
    const answer = { status: 429, retryAfter: null, body: error.message };
    expect(
      readFailure(answer, { table: 'lead_events', columns: ['lead_id', 'kind', 'body'] }, 0),
    ).toMatchObject({ kind: 'retry', retryAfterMs: 900_000 });
  });
});

test('an administrator is not bounded', async () => {
  await hasWritten('admin', A_DAY);
  expect(await team.event('admin', note())).toBe('ok');
});
