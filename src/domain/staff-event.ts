import {
  either,
  instantText,
  nullable,
  number,
  object,
  oneOf,
  type Shape,
  text,
} from '../lib/shape';
import type { AppointmentState } from './appointment';
import type { ListedTable } from './fields';
import { type FactKind, isFactKind } from './known';
import { lagosDay } from './lagos-time';
import type { UnitState } from './unit';

export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'converted'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
export const isLeadStatus = oneOf(...LEAD_STATUSES);

/** The tables whose rows have a history. */
export type InboxTable = Exclude<ListedTable, 'newsletter_subscribers'>;

/** How somebody was reached. */
export type Way = 'call' | 'whatsapp' | 'visit';
/** What came of it. A message that was only sent has no outcome yet. */
export type WayOutcome = 'reached' | 'no_answer' | 'call_back';

/** What became of an appointment. */
export type Settled = 'held' | 'missed';
type TakenBack = 'unconfirmed' | 'unsettled';

/** What the staff change about a unit for sale, in the words of `unit_events`. */
export type UnitEvent =
  | { kind: 'state'; state: UnitState; reserved_until: string | null }
  /** Null: told on request. */
  | { kind: 'price'; price: number | null };

/** What the staff do with a subscriber, in the words of `subscriber_events`. */
export type SubscriberEvent = { kind: 'subscription' | 'unsubscription' | 'deletion' };

/** What the staff do about a lead or contact, in the words of `lead_events`. Inserting it is how the row is changed. */
export type StaffEvent =
  | { kind: 'note'; body: string }
  | { kind: Way; outcome?: WayOutcome | undefined; call_back_at?: string | undefined }
  | { kind: 'status'; status: LeadStatus }
  /** Null gives the row back to everybody. */
  | { kind: 'assignment'; assignee: string | null }
  | { kind: 'follow_up'; follow_up_on: string | null }
  | { kind: 'appointment'; appointment_at: string | null }
  /** Of the time that was seen; who holds it. */
  | { kind: 'confirmation' | 'host'; appointment_at: string; host: string }
  | { kind: Settled; appointment_at: string }
  /** Takes a confirmation back, or what was said to have become of it. */
  | { kind: TakenBack; appointment_at: string }
  /** Into another row of the same table; null takes it apart again. */
  | { kind: 'merge'; merged_into: string | null }
  /** Known of the whole person; null takes it back. */
  | { kind: FactKind; body: string | null }
  /** Another row is of the same person; null takes it back. */
  | { kind: 'same_person'; same_as: string | null }
  | { kind: 'deletion' | 'restoration' };

const isAny: Shape<unknown> = (_): _ is unknown => true;

const COLUMNS: Record<StaffEvent['kind'], Record<string, Shape<unknown>>> = {
  note: { body: text },
  call: {},
  whatsapp: {},
  visit: {},
  // Another release may know more statuses; the database decides.
  status: { status: text },
  assignment: { assignee: nullable(text) },
  follow_up: { follow_up_on: nullable(text) },
  appointment: { appointment_at: nullable(instantText) },
  confirmation: { appointment_at: instantText, host: text },
  host: { appointment_at: instantText, host: text },
  held: { appointment_at: instantText },
  missed: { appointment_at: instantText },
  unconfirmed: { appointment_at: instantText },
  unsettled: { appointment_at: instantText },
  merge: { merged_into: nullable(text) },
  known_as: { body: nullable(text) },
  also_phone: { body: nullable(text) },
  also_email: { body: nullable(text) },
  language: { body: nullable(text) },
  interest: { body: nullable(text) },
  budget: { body: nullable(text) },
  same_person: { same_as: nullable(text) },
  deletion: {},
  restoration: {},
};

const isUnitState = object({
  kind: oneOf('state'),
  state: text,
  reserved_until: nullable(text),
});
const isUnitPrice = object({ kind: oneOf('price'), price: nullable(number) });

/** Checks only the shape: the database decides whether a value fits. */
export const isUnitEvent = either(isUnitState, isUnitPrice) as Shape<unknown> as Shape<UnitEvent>;

export const isSubscriberEvent = object({
  kind: oneOf('subscription', 'unsubscription', 'deletion'),
});

/** Whether this release knows what such an event does. */
export const isEventKind = (kind: string): kind is StaffEvent['kind'] =>
  Object.hasOwn(COLUMNS, kind);

const isKind = object({ kind: isAny });

/** Checks only the shape, as far as this release knows it: the database decides whether a value fits. */
export const isStaffEvent: Shape<StaffEvent> = (value): value is StaffEvent => {
  if (!isKind(value)) return false;
  const columns = Object.entries(COLUMNS).find(([kind]) => kind === value.kind)?.[1];
  return columns !== undefined && object(columns)(value);
};

/** Whether an event says how far an appointment is agreed: of the time that was seen, and of no other. */
export const isOfAppointment = (
  event: StaffEvent,
): event is Extract<StaffEvent, { kind: 'confirmation' | 'host' | Settled | TakenBack }> =>
  'appointment_at' in event && event.kind !== 'appointment';

/** Whether an event is something that the staff know of somebody. */
export const isFact = (event: StaffEvent): event is Extract<StaffEvent, { kind: FactKind }> =>
  isFactKind(event.kind);

/** The columns of a lead or contact that events set. */
export type EventColumns = {
  status: LeadStatus;
  assignee: string | null;
  follow_up_on: string | null;
  appointment_at: string | null;
  appointment_state: AppointmentState;
  host: string | null;
  merged_into: string | null;
};

/** Returns the columns that an event sets on a row; none for a note, or for what hides a row or brings it back. */
export function eventColumns(event: StaffEvent, row: object = {}): Partial<EventColumns> {
  switch (event.kind) {
    case 'status':
      return { status: event.status };
    case 'assignment':
      return { assignee: event.assignee };
    case 'follow_up':
      return { follow_up_on: event.follow_up_on };
    case 'appointment':
      return {
        appointment_at: event.appointment_at,
        appointment_state: event.appointment_at === null ? 'cancelled' : 'moved',
        host: null,
      };
    case 'confirmation':
    case 'host':
      return { appointment_state: 'confirmed', host: event.host };
    case 'unconfirmed':
      return { appointment_state: 'asked', host: null };
    case 'held':
    case 'missed':
      return { appointment_state: event.kind };
    case 'unsettled':
      return { appointment_state: 'host' in row && row.host ? 'confirmed' : 'asked' };
    case 'merge':
      return { merged_into: event.merged_into };
    case 'call':
    case 'whatsapp':
    case 'visit':
      // As the database does: "Call back on Friday" is the next step.
      return event.call_back_at ? { follow_up_on: lagosDay(Date.parse(event.call_back_at)) } : {};
    default:
      return {};
  }
}
