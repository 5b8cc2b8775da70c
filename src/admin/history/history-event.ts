import { flag, maybe, nullable, object, type ShapeOf, text } from '../../lib/shape';

const isNullable = nullable(text);

const columns = {
  id: text,
  lead_id: isNullable,
  contact_id: isNullable,
  kind: text,
  body: isNullable,
  outcome: isNullable,
  call_back_at: isNullable,
  status: isNullable,
  assignee: isNullable,
  follow_up_on: isNullable,
  appointment_at: isNullable,
  host: isNullable,
  merged_into: isNullable,
  same_as: maybe(isNullable),
  via: isNullable,
  by: isNullable,
  applied: flag,
  captured_at: text,
  created_at: text,
};

/** A row of `lead_events`. */
export const isHistoryEvent = object(columns);
export type HistoryEvent = ShapeOf<typeof isHistoryEvent>;

/** What a query selects. */
export const EVENT_COLUMNS = Object.keys(columns).join();

/** An event of which only these columns are known. */
export function eventWith(
  known: Partial<HistoryEvent> & Pick<HistoryEvent, 'id' | 'kind' | 'captured_at'>,
): HistoryEvent {
  return {
    lead_id: null,
    contact_id: null,
    body: null,
    outcome: null,
    call_back_at: null,
    status: null,
    assignee: null,
    follow_up_on: null,
    appointment_at: null,
    host: null,
    merged_into: null,
    same_as: null,
    via: null,
    by: null,
    applied: true,
    created_at: known.captured_at,
    ...known,
  };
}
