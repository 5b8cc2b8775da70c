import type { Change } from '../../domain/change';
import { NOUNS } from '../../domain/change-words';
import type { ChangeParcel } from '../../offline/changes/change-policy';
import type { Outcome } from '../../offline/outcome';
import type { createStaffRequest } from './staff-request';

/** The database's key of events: an id that it has was inserted by an earlier attempt. */
const KEY = 'lead_events_pkey';
/** What the database says of a merge that somebody else has made already. */
const ONE_ALREADY = 'These are one already.';

type EventParcel = ChangeParcel & { change: Extract<Change, { action: 'event' }> };

export const isEventParcel = (parcel: ChangeParcel): parcel is EventParcel =>
  parcel.change.action === 'event';

/**
 * Delivers an event by inserting it under the id and time that it got on the device. The database puts it in its order, so
 * that nothing has to be asked first: one that was overtaken is delivered as well.
 */
export async function deliverEvent(
  { request }: Pick<ReturnType<typeof createStaffRequest>, 'request'>,
  { id, capturedAt, change }: EventParcel,
  signal: AbortSignal,
): Promise<Outcome> {
  const { row_table, row_id, value } = change;
  const key = row_table === 'leads' ? 'lead_id' : 'contact_id';
  const body = { ...value, id, [key]: row_id, captured_at: capturedAt };
  const answer = await request({ method: 'POST', path: 'lead_events', body }, signal);
  if (answer.kind === 'rows') return { kind: 'delivered' };
  if (answer.kind !== 'rejected') return answer;
  if (answer.names === KEY || answer.why === ONE_ALREADY) return { kind: 'delivered' };
  if (answer.code !== '42501') return answer;
  const noun = NOUNS[row_table];
  return { ...answer, why: `This ${noun} is a colleague’s by now, or it was erased.` };
}
