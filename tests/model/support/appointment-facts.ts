import assert from 'node:assert/strict';
import type { PGlite } from '@electric-sql/pglite';
import type { StaffPhone, VisitorsPhone } from './appointment-phones';

/** What a visitor is told of an appointment by e-mail. */
export type Mail = { id: string; state: string; at: string | null };

/** An event as the database has it. */
type LoggedEvent = {
  id: string;
  kind: string;
  appointment_at: Date | null;
  host: string | null;
  by: string | null;
  applied: boolean;
};
type Row = { id: string; at: number | null; state: string | null; host: string | null };

/** How far a row is agreed by the log alone, in the order in which everything arrived. */
function byTheLog(row: string, asked: number | null, log: readonly LoggedEvent[]): Row {
  const now: Row = { id: row, at: asked, state: asked === null ? null : 'asked', host: null };
  for (const { kind, appointment_at, host, by, applied } of log) {
    const at = appointment_at?.getTime() ?? null;
    if (kind === 'confirmation') {
      // One event for each time that was agreed, and of the time that it was then.
      assert.match(String(now.state), /^(asked|moved)$/);
      assert.equal(at, now.at);
      Object.assign(now, { state: 'confirmed', host });
    } else if (kind === 'unconfirmed' || kind === 'host') {
      assert.deepEqual([now.state, now.at], ['confirmed', at]);
      Object.assign(now, kind === 'host' ? { host } : { state: 'asked', host });
    } else if (kind === 'appointment' && applied && (at === null || at !== now.at)) {
      const state = at === null ? 'cancelled' : by ? 'moved' : 'asked';
      Object.assign(now, { at, host: null, state });
    }
  }
  return now;
}

const timeOf = (at: string | Date | null) => (at === null ? null : new Date(at).getTime());

/** What somebody else, or one's own other tap, has done already. */
const DONE_BEFORE = ['confirmation', 'unconfirmed'];

/** What is left of what a phone of the staff has made about a row: it is in the log once, was done already, or was refused. */
async function checkMade(phone: StaffPhone, log: readonly LoggedEvent[], row: string) {
  for (const { id, change, state } of await phone.made()) {
    if (change.row_id !== row) continue;
    const isLogged = log.some((event) => event.id === id && event.by === phone.staff);
    const { kind } = change.value;
    if (state.kind === 'parked') assert.ok(!isLogged, `${kind}: made, and called refused`);
    else {
      assert.equal(state.kind, 'delivered', `${kind}: stuck`);
      assert.ok(isLogged || DONE_BEFORE.includes(kind), `${kind}: lost`);
    }
  }
}

/** Whether all phones, the log and the messages agree on one time, once everything has arrived. */
export async function checkAgreement(
  db: PGlite,
  { staff, visitor, told }: { staff: StaffPhone[]; visitor: VisitorsPhone; told: Mail[] },
): Promise<void> {
  const { booking, key, lead } = await visitor.read();
  assert.deepEqual(await visitor.waiting(), [], 'a request of the visitor’s is stuck');
  assert.equal(lead, 'recorded');

  const lists = [];
  for (const phone of staff) lists.push(await phone.shown());
  const [rows = [], other] = lists;
  assert.deepEqual(rows, other, 'the staff’s phones show different ends');
  for (const { id, appointment_at, appointment_state: state, host } of rows) {
    const { rows: log } = await db.query<LoggedEvent>(
      'select * from public.lead_events where lead_id = $1 order by created_at, captured_at',
      [id],
    );
    const now = { id, at: timeOf(appointment_at), state, host };
    assert.deepEqual(now, byTheLog(id, visitor.askedFor(id), log));
    // A change that became a row of its own leaves nothing agreed in the one before.
    if (id !== key?.id) assert.equal(now.at, null, 'two times of one consultation');
    for (const phone of staff) await checkMade(phone, log, id);
  }

  const row = rows.find(({ id }) => id === key?.id) ?? assert.fail('their row is gone');
  const agreedAt = timeOf(row.appointment_at);
  assert.equal(booking.isCancelled, agreedAt === null);
  if (agreedAt === null) return;
  const { agreed, startsAt } = booking;
  assert.deepEqual([startsAt, agreed?.state], [agreedAt, row.appointment_state]);
  // The last message says what was agreed.
  if (row.appointment_state !== 'confirmed') return;
  const last = told.at(-1);
  assert.deepEqual([last?.state, timeOf(last?.at ?? null)], ['confirmed', agreedAt]);
}
