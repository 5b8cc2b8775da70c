import { type Change, columnsOf, isLogged } from '../../domain/change';
import { NOUNS } from '../../domain/change-words';
import { seenOf } from '../../domain/seen';
import { isOfAppointment } from '../../domain/staff-event';
import { flag, object, text } from '../../lib/shape';
import type { ChangeParcel } from '../../offline/changes/change-policy';
import type { DeliverChange } from '../../offline/changes/changes';
import type { Outcome } from '../../offline/outcome';
import type { Database } from '../../remote/database.generated';
import { retry } from '../../remote/read-answer';
import { createStaffRequest, type StaffRequest, type StaffRequestEnv } from './staff-request';

const TABLE = 'newsletter_subscribers';

/** A subscriber as the database has it. */
export type StoredSubscriber = Omit<Database['public']['Tables'][typeof TABLE]['Row'], 'known'>;

/** The columns that decide what became of a change. */
const isSubscriber = object({ id: text, is_active: flag });

/** How the current row compares with a change that the database didn't apply because the row differed. */
export type RowVerdict =
  /** The row is as wanted: an earlier attempt's response was lost, or somebody else did the same. */
  | { kind: 'done'; seenNow: string | null }
  /** Nothing relevant has changed: the change may be tried again on this state. */
  | { kind: 'as-seen'; basis: string | null }
  /** Somebody else has changed the row since. */
  | { kind: 'changed' };

/** Compares the current subscriber with what was seen and what is wanted. */
export function judgeRow(
  { change, basis }: Pick<ChangeParcel, 'change' | 'basis'>,
  row: StoredSubscriber,
): RowVerdict {
  const now = seenOf(row);
  if (change.action === 'active' && now === change.value) return { kind: 'done', seenNow: now };
  // With only two values, the one that isn't wanted is the one that was seen.
  const isUntouched = change.action === 'active' || now === basis || now === change.seen;
  return isUntouched ? { kind: 'as-seen', basis: now } : { kind: 'changed' };
}

export type DeliverChangeEnv = StaffRequestEnv & {
  /** Called with a subscriber as the database has it now; `null` if it is gone. */
  onRow(id: string, row: StoredSubscriber | null): void;
};

/**
 * Creates the function that delivers the staff's changes. What is done to leads and contacts is an event, which the
 * database puts in its order. A change to a subscriber names the state that it is based on, and is applied only if the row
 * is still in it, so that nobody's later change is overwritten.
 */
export function createDeliverChange(env: DeliverChangeEnv): DeliverChange {
  const { request, findMissingRights } = createStaffRequest(env);

  /** Applies the change if the row is in the expected state; returns `false` if no such row exists. */
  async function make(parcel: ChangeParcel, signal: AbortSignal): Promise<Outcome | false> {
    const { row_id, action } = parcel.change;
    const answer = await request(requestOf(parcel), signal);
    if (answer.kind !== 'rows') return answer;
    const [value, ...others] = answer.rows;
    if (value === undefined) return false;
    if (!isSubscriber(value) || others.length > 0) return retry('not our row');
    env.onRow(row_id, action === 'delete' ? null : (value as StoredSubscriber));
    return { kind: 'delivered', ...(action !== 'delete' && { seenNow: seenOf(value) }) };
  }

  async function deliver(parcel: ChangeParcel, signal: AbortSignal): Promise<Outcome> {
    if (isEventParcel(parcel)) return deliverEvent({ request }, parcel, signal);
    const made = await make(parcel, signal);
    if (made) return made;
    const { row_id, action } = parcel.change;
    const found = await request({ method: 'GET', path: `${TABLE}?id=eq.${row_id}` }, signal);
    if (found.kind !== 'rows') return found;
    const [value] = found.rows;
    if (value === undefined) {
      const lack = await findMissingRights(signal);
      if (lack) return lack;
      env.onRow(row_id, null);
      if (action === 'delete') return { kind: 'delivered' };
      return { kind: 'conflict', why: 'This subscriber has been deleted since.' };
    }
    if (!isSubscriber(value)) return retry('not our row');
    env.onRow(row_id, value as StoredSubscriber);
    const verdict = judgeRow(parcel, value as StoredSubscriber);
    switch (verdict.kind) {
      case 'done':
        return { ...verdict, kind: 'delivered' };
      case 'changed':
        return { kind: 'conflict', why: 'This subscriber was changed elsewhere.' };
      case 'as-seen': {
        const again = await make({ ...parcel, basis: verdict.basis }, signal);
        // If this fails too, the row is changing right now; try again later.
        return again || { ...retry('the row is being changed'), scope: 'entry' };
      }
    }
  }

  return {
    staff: env.staff,
    deliver: (parcel, signal) =>
      deliver(parcel, signal).catch((error: unknown) =>
        retry(error instanceof Error ? error.name : 'network'),
      ),
  };
}

function requestOf({ change, basis }: ChangeParcel): StaffRequest {
  const filter = new URLSearchParams({ id: `eq.${change.row_id}` });
  // With only two values, the one that isn't wanted is the one that was seen.
  if (change.action === 'active') filter.set('is_active', `eq.${change.value !== 'true'}`);
  else if (basis !== null) filter.set('is_active', `eq.${basis}`);
  const path = `${TABLE}?${filter}`;
  if (change.action === 'delete') return { method: 'DELETE', path };
  return { method: 'PATCH', path, body: columnsOf(change) };
}

/**
 * The log that an event of a table goes into, and the column that names its row. The log's key says that an id was inserted by
 * an earlier attempt.
 */
const EVENTS_OF = {
  leads: ['lead_events', 'lead_id'],
  contacts: ['lead_events', 'contact_id'],
  units: ['unit_events', 'unit_id'],
} as const;
/** What the database says of what somebody else has done already, or one’s other phone. */
const DONE_ALREADY = [
  'These are one already.',
  'This is confirmed already.',
  'This is taken back already.',
];

type EventParcel = ChangeParcel & { change: Extract<Change, { action: 'event' | 'unit' }> };

const isEventParcel = (parcel: ChangeParcel): parcel is EventParcel => isLogged(parcel.change);

/**
 * Delivers an event by inserting it under the id and time that it got on the device. The database puts it in its order, so
 * that nothing has to be asked first: one that was overtaken is delivered as well.
 */
async function deliverEvent(
  { request }: Pick<ReturnType<typeof createStaffRequest>, 'request'>,
  { id, capturedAt, change }: EventParcel,
  signal: AbortSignal,
): Promise<Outcome> {
  const { row_table, row_id, action, value } = change;
  const [path, key] = EVENTS_OF[row_table];
  const body = { ...value, id, [key]: row_id, captured_at: capturedAt };
  const answer = await request({ method: 'POST', path, body }, signal);
  if (answer.kind === 'rows') return { kind: 'delivered' };
  if (answer.kind !== 'rejected') return answer;
  if (answer.names === `${path}_pkey` || DONE_ALREADY.includes(answer.why))
    return { kind: 'delivered' };
  // Somebody else was quicker: the visitor who moved it, or a colleague who confirmed it.
  const isOvertaken =
    answer.code === 'PT409' && (action === 'unit' || isOfAppointment(change.value));
  if (isOvertaken) return { kind: 'conflict', why: answer.why };
  if (answer.code !== '42501' || action === 'unit') return answer;
  const noun = NOUNS[row_table];
  return { ...answer, why: `This ${noun} is a colleague’s by now, or it was erased.` };
}
