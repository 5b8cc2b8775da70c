import { dateOf } from '../../domain/calendar-day';
import { OUTCOME_WORDS, STATUS_WORDS, WAY_WORDS } from '../../domain/change-words';
import { type FactKind, isFactKind } from '../../domain/known';
import { isEventKind, isLeadStatus } from '../../domain/staff-event';
import { capitalized } from '../../lib/english';
import { exactTime, parseTime, shortDay } from '../../lib/time-words';
import { calledWithin } from '../people/use-team';
import { shortAppointment } from '../rows/fact-words';
import { type HistoryEvent, rowOfEvent } from './history';

/** Returns how somebody is called, by their id. */
export type NameOf = (id: string) => string;

/** The row that is open, and the names of the person's rows and what they are about, by their ids, as far as they are known. */
export type AboutRow = {
  row: string;
  titleOf: (id: string) => string | undefined;
  aboutOf: (id: string) => string | undefined;
};

/** Stands in a history for the moment at which a row of the person came in. */
export const ARRIVAL = 'arrival';

/** Says what was done, on one line: "Call: No answer", "Assigned to ada". Texts that people typed stand below. */
export function historyWords(event: HistoryEvent, nameOf: NameOf, about: AboutRow): string {
  const { kind } = event;
  if (kind === ARRIVAL) return about.aboutOf(rowOfEvent(event)) ?? 'Enquiry';
  // The database's own, for a text that was replaced.
  if (kind === 'edit') return 'Text rewritten; before, it said';
  // One that only a later release knows.
  if (!isEventKind(kind)) return capitalized(kind.replaceAll('_', ' '));
  if (isFactKind(kind)) return `${FACT_TITLES[kind]}${event.body ? '' : ': removed'}`;
  switch (kind) {
    case 'note':
      return 'Note';
    case 'call':
    case 'visit':
    case 'whatsapp':
      return wayWords(kind, event);
    case 'status':
      return isLeadStatus(event.status) ? `Set to ${STATUS_WORDS[event.status]}` : 'Status';
    case 'assignment':
      return assignmentWords(event, nameOf);
    case 'follow_up':
      return event.follow_up_on
        ? `Next step on ${shortDay(dateOf(event.follow_up_on).getTime())}`
        : 'Next step removed';
    case 'appointment':
      return event.appointment_at
        ? `Appointment on ${shortAppointment(event)}`
        : 'Appointment cancelled';
    case 'confirmation':
      return confirmationWords(event, nameOf);
    case 'host':
      return `Appointment with ${calledWithin(nameOf(event.host ?? ''))}`;
    case 'held':
    case 'missed':
      return `Appointment ${kind}`;
    case 'unconfirmed':
      return 'Appointment no longer confirmed';
    case 'unsettled':
      return 'Outcome cleared';
    case 'merge':
      return mergeWords(event, about);
    case 'same_person':
      return samePersonWords(event, about);
    case 'deletion':
      return 'Deleted';
    case 'restoration':
      return 'Restored';
  }
}

function wayWords(way: 'call' | 'visit' | 'whatsapp', event: HistoryEvent): string {
  const { outcome, call_back_at } = event;
  const words = WAY_WORDS[way];
  if (outcome === 'call_back') {
    const when = call_back_at ? ` on ${exactTime(parseTime(call_back_at))}` : '';
    return `${words}: ${OUTCOME_WORDS.call_back.toLowerCase()}${when}`;
  }
  if (outcome === 'reached' || outcome === 'no_answer') {
    return `${words}: ${OUTCOME_WORDS[outcome].toLowerCase()}`;
  }
  return way === 'whatsapp' ? 'WhatsApp message sent' : words;
}

function assignmentWords({ assignee, by }: HistoryEvent, nameOf: NameOf): string {
  if (!assignee) return 'Given back to everybody';
  if (assignee === by) return 'Taken';
  return `Assigned to ${calledWithin(nameOf(assignee))}`;
}

function confirmationWords(event: HistoryEvent, nameOf: NameOf): string {
  const { host, by } = event;
  const words = `Appointment on ${shortAppointment(event)} confirmed`;
  return host && host !== by ? `${words}, with ${calledWithin(nameOf(host))}` : words;
}

const FACT_TITLES: Record<FactKind, string> = {
  known_as: 'Known as',
  also_phone: 'Also reached at',
  also_email: 'Also reached at',
  language: 'Language',
  interest: 'Looking for',
  budget: 'Budget',
};

function samePersonWords({ same_as }: HistoryEvent, about: AboutRow): string {
  if (!same_as) return 'Not the same person as before';
  return `The same person as ${about.titleOf(same_as) ?? 'in another enquiry'}`;
}

function mergeWords({ lead_id, contact_id, merged_into }: HistoryEvent, about: AboutRow): string {
  const merged = lead_id ?? contact_id ?? '';
  const into = merged_into && (about.titleOf(merged_into) ?? 'another enquiry');
  if (merged === about.row) return into ? `Merged into ${into}` : 'Taken apart again';
  const who = about.titleOf(merged) ?? 'Another enquiry';
  if (!into) return `${who} was taken apart again`;
  return `${who} was merged into ${merged_into === about.row ? 'this one' : into}`;
}
