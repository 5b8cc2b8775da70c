import type { Change } from '../../domain/change';
import { FACT_WORDS, OUTCOME_WORDS, STATUS_WORDS, WAY_WORDS } from '../../domain/change-words';
import type { StaffEvent } from '../../domain/staff-event';
import { UNIT_STATE_WORDS } from '../../domain/unit';

const SUBSCRIBER_WORDS = {
  subscription: 'You activated it.',
  unsubscription: 'You deactivated it.',
  deletion: 'You deleted it.',
};

/** Says what somebody wanted: "You chose Contacted." */
export function wantedWords(change: Change): string {
  switch (change.action) {
    case 'event':
      return eventWords(change.value);
    case 'unit':
      return change.value.kind === 'price'
        ? 'You changed its price.'
        : `You chose ${UNIT_STATE_WORDS[change.value.state] ?? change.value.state}.`;
    case 'subscriber':
      return SUBSCRIBER_WORDS[change.value.kind];
  }
}

function eventWords(event: StaffEvent): string {
  switch (event.kind) {
    case 'note':
      return 'Your note is kept here.';
    case 'call':
    case 'whatsapp':
    case 'visit': {
      const outcome = event.outcome ? `: ${OUTCOME_WORDS[event.outcome]}` : '';
      return `You noted: ${WAY_WORDS[event.kind]}${outcome}.`;
    }
    case 'status':
      // Another release may have stored a status that this one doesn't know.
      return `You chose ${STATUS_WORDS[event.status] ?? event.status}.`;
    case 'assignment':
      return event.assignee ? 'You assigned it.' : 'You gave it back to everybody.';
    case 'follow_up':
      return event.follow_up_on ? 'You set the next step.' : 'You removed the next step.';
    case 'appointment':
      return event.appointment_at ? 'You moved the appointment.' : 'You cancelled the appointment.';
    case 'confirmation':
      return 'You confirmed the appointment.';
    case 'host':
      return 'You chose who holds it.';
    case 'held':
    case 'missed':
      return `You noted that it was ${event.kind}.`;
    case 'unconfirmed':
      return 'You took the confirmation back.';
    case 'unsettled':
      return 'You took back whether it was held.';
    case 'merge':
      return event.merged_into ? 'You merged it.' : 'You took it apart.';
    case 'known_as':
    case 'also_phone':
    case 'also_email':
    case 'language':
    case 'interest':
    case 'budget':
      return `You ${event.body ? 'noted' : 'removed'} ${FACT_WORDS[event.kind]}.`;
    case 'same_person':
      return event.same_as
        ? 'You joined it with another.'
        : 'You noted that they are not the same person.';
    case 'deletion':
      return 'You deleted it.';
    case 'restoration':
      return 'You restored it.';
  }
}
