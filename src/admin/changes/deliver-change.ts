import type { Change } from '../../domain/change';
import { NOUNS } from '../../domain/change-words';
import { isOfAppointment } from '../../domain/staff-event';
import type { ChangeParcel } from '../../offline/changes/change-policy';
import type { DeliverChange } from '../../offline/changes/changes';
import type { Outcome } from '../../offline/outcome';
import { retry } from '../../remote/read-answer';
import { createStaffRequest, type StaffRequestEnv } from './staff-request';

/**
 * The log that an event of a table goes into, and the column that names its row. The log's key says that an id was inserted by
 * an earlier attempt.
 */
const EVENTS_OF = {
  leads: ['lead_events', 'lead_id'],
  contacts: ['lead_events', 'contact_id'],
  newsletter_subscribers: ['subscriber_events', 'subscriber_id'],
  units: ['unit_events', 'unit_id'],
} as const;
/** What the database says of what somebody else has done already, or one’s other phone. */
const DONE_ALREADY = [
  'These are one already.',
  'This is confirmed already.',
  'This is taken back already.',
  'This subscriber is deleted already.',
];

/**
 * Creates the function that delivers the staff's changes. Each is an event, inserted under the id and time that it got on
 * the device. The database puts it in its order, so that nothing has to be asked first: one that was overtaken is delivered
 * as well.
 */
export function createDeliverChange(env: StaffRequestEnv): DeliverChange {
  const request = createStaffRequest(env);

  async function deliver(
    { id, capturedAt, change }: ChangeParcel,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const [path, key] = EVENTS_OF[change.row_table];
    const body = { ...change.value, id, [key]: change.row_id, captured_at: capturedAt };
    const answer = await request({ method: 'POST', path, body }, signal);
    if (answer.kind === 'rows') return { kind: 'delivered' };
    if (answer.kind !== 'rejected') return answer;
    if (answer.names === `${path}_pkey` || DONE_ALREADY.includes(answer.why)) {
      return { kind: 'delivered' };
    }
    // Somebody else was quicker: the visitor who moved it, or a colleague who confirmed, sold or deleted it.
    if (answer.code === 'PT409' && canBeOvertaken(change)) {
      return { kind: 'conflict', why: answer.why };
    }
    if (answer.code !== '42501' || change.action !== 'event') return answer;
    const noun = NOUNS[change.row_table];
    return { ...answer, why: `This ${noun} is a colleague’s by now, or it was erased.` };
  }

  return {
    staff: env.staff,
    deliver: (parcel, signal) =>
      deliver(parcel, signal).catch((error: unknown) =>
        retry(error instanceof Error ? error.name : 'network'),
      ),
  };
}

const canBeOvertaken = (change: Change) =>
  change.action !== 'event' || isOfAppointment(change.value);
