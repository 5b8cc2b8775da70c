import type { Change, ChangeAction } from './change';
import type { FactKind } from './known';
import {
  isFact,
  type LeadStatus,
  type StaffEvent,
  type UnitEvent,
  type Way,
  type WayOutcome,
} from './staff-event';
import { UNIT_STATE_WORDS } from './unit';

export const STATUS_WORDS: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
};

export const WAY_WORDS: Record<Way, string> = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  visit: 'Visit',
};

export const OUTCOME_WORDS: Record<WayOutcome, string> = {
  reached: 'Reached',
  no_answer: 'No answer',
  call_back: 'Call back',
};

/** What the staff know of somebody, within a sentence. */
export const FACT_WORDS: Record<FactKind, string> = {
  known_as: 'the name',
  also_phone: 'another number',
  also_email: 'another email address',
  language: 'the language',
  interest: 'what somebody wants',
  budget: 'the budget',
};

const SUBSCRIBER_WORDS = {
  subscription: 'Activate a subscriber',
  unsubscription: 'Deactivate a subscriber',
  deletion: 'Delete a subscriber',
};

export const NOUNS = {
  contacts: 'contact',
  newsletter_subscribers: 'subscriber',
  leads: 'lead',
  units: 'unit',
};

/** Describes a change without naming anybody, because it is also shown to people who are not signed in. A unit is nobody. */
export function changeWords(change: ChangeAction & Partial<Pick<Change, 'row_id'>>): string {
  const noun = NOUNS[change.row_table];
  switch (change.action) {
    case 'event':
      return eventWords(change.value, noun);
    case 'unit':
      return unitEventWords(change.value, change.row_id?.split('/')[1] ?? 'a unit');
    case 'subscriber':
      return SUBSCRIBER_WORDS[change.value.kind];
  }
}

function unitEventWords(event: UnitEvent, unit: string): string {
  return event.kind === 'price'
    ? `Change the price of ${unit}`
    : `Set ${unit} to ${UNIT_STATE_WORDS[event.state] ?? event.state}`;
}

function eventWords(event: StaffEvent, noun: string): string {
  if (isFact(event))
    return `${event.body ? 'Note' : 'Remove'} ${FACT_WORDS[event.kind]} of a ${noun}`;
  switch (event.kind) {
    case 'note':
      return `Add a note to a ${noun}`;
    case 'call':
      return `Note a call to a ${noun}`;
    case 'whatsapp':
      return `Note a WhatsApp chat with a ${noun}`;
    case 'visit':
      return `Note a visit of a ${noun}`;
    case 'status':
      return `Set a ${noun} to ${STATUS_WORDS[event.status] ?? event.status}`;
    case 'assignment':
      return event.assignee ? `Assign a ${noun}` : `Give a ${noun} back to everybody`;
    case 'follow_up':
      return event.follow_up_on
        ? `Set the next step of a ${noun}`
        : `Remove the next step of a ${noun}`;
    case 'appointment':
      return event.appointment_at
        ? `Move the appointment of a ${noun}`
        : `Cancel the appointment of a ${noun}`;
    case 'confirmation':
      return `Confirm the appointment of a ${noun}`;
    case 'host':
      return `Choose who holds the appointment of a ${noun}`;
    case 'held':
    case 'missed':
      return `Note that the appointment of a ${noun} was ${event.kind}`;
    case 'unconfirmed':
      return `Take back the confirmation of a ${noun}`;
    case 'unsettled':
      return `Take back whether the appointment of a ${noun} was held`;
    case 'merge':
      return event.merged_into ? `Merge two ${noun}s` : `Take two ${noun}s apart`;
    case 'same_person':
      return event.same_as
        ? `Join two ${noun}s as one person`
        : 'Note that two enquiries are different people';
    case 'deletion':
      return `Delete a ${noun}`;
    case 'restoration':
      return `Restore a ${noun}`;
  }
}
