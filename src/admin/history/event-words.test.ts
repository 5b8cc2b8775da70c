import { expect, it } from 'vitest';
import { historyWords } from './event-words';
import { eventWith, type HistoryEvent } from './history';

const names: Record<string, string> = { ada: 'You', obi: 'obi' };
const say = (kind: string, known: Partial<HistoryEvent>) =>
  historyWords(
    eventWith({ id: 'e', captured_at: '2026-11-21 09:00:00+00', kind, by: 'ada', ...known }),
    (id) => names[id] ?? 'A former colleague',
    {
      row: 'a',
      titleOf: (id) => ({ a: 'Ada', b: 'Bisi' })[id],
      aboutOf: (id) => ({ b: 'Tour: Bloom Towers' })[id],
    },
  );

it.each<[string, Partial<HistoryEvent>, string | RegExp]>([
  ['note', { body: 'Rang' }, 'Note'],
  ['call', {}, 'Call'],
  ['call', { outcome: 'no_answer' }, 'Call: no answer'],
  [
    'call',
    { outcome: 'call_back', call_back_at: '2026-11-27 09:00:00+00' },
    /^Call: call back on Fri,? 27 Nov/,
  ],
  ['whatsapp', {}, 'WhatsApp message sent'],
  ['whatsapp', { outcome: 'reached' }, 'WhatsApp: reached'],
  ['visit', {}, 'Visit'],
  ['status', { status: 'contacted' }, 'Set to Contacted'],
  ['assignment', { assignee: 'ada' }, 'Taken'],
  ['assignment', { assignee: 'obi' }, 'Assigned to obi'],
  ['assignment', { assignee: 'ada', by: 'obi' }, 'Assigned to you'],
  ['assignment', { assignee: 'gone' }, 'Assigned to a former colleague'],
  ['assignment', {}, 'Given back to everybody'],
  ['follow_up', { follow_up_on: '2026-11-27' }, 'Next step on 27 Nov 2026'],
  ['follow_up', {}, 'Next step removed'],
  ['appointment', {}, 'Appointment cancelled'],
  [
    'confirmation',
    { appointment_at: '2026-12-01T09:00:00Z', host: 'ada' },
    'Appointment on Tue 1 Dec, 10:00 confirmed',
  ],
  [
    'confirmation',
    { appointment_at: '2026-12-01T09:00:00Z', host: 'obi' },
    'Appointment on Tue 1 Dec, 10:00 confirmed, with obi',
  ],
  ['held', { appointment_at: '2026-12-01T09:00:00Z' }, 'Appointment held'],
  ['host', { host: 'obi' }, 'Appointment with obi'],
  ['unconfirmed', {}, 'Appointment no longer confirmed'],
  ['unsettled', {}, 'Outcome cleared'],
  ['missed', { appointment_at: '2026-12-01T09:00:00Z' }, 'Appointment missed'],
  ['merge', { lead_id: 'a', merged_into: 'b' }, 'Merged into Bisi'],
  ['merge', { lead_id: 'a', merged_into: 'c' }, 'Merged into another enquiry'],
  ['merge', { lead_id: 'a' }, 'Taken apart again'],
  ['merge', { contact_id: 'b', merged_into: 'a' }, 'Bisi was merged into this one'],
  ['merge', { lead_id: 'b', merged_into: 'c' }, 'Bisi was merged into another enquiry'],
  ['merge', { lead_id: 'b' }, 'Bisi was taken apart again'],
  ['known_as', { body: 'Chief Obi' }, 'Known as'],
  ['known_as', {}, 'Known as: removed'],
  ['also_phone', { body: '+447700900142' }, 'Also reached at'],
  ['same_person', { same_as: 'b' }, 'The same person as Bisi'],
  ['same_person', { same_as: 'c' }, 'The same person as in another enquiry'],
  ['same_person', {}, 'Not the same person as before'],
  ['arrival', { contact_id: 'b' }, 'Tour: Bloom Towers'],
  ['deletion', {}, 'Deleted'],
  ['restoration', {}, 'Restored'],
  ['edit', { body: 'Old' }, 'Text rewritten; before, it said'],
  ['of_a_later_release', {}, 'Of a later release'],
])('%s %o reads “%s”', (kind, known, words) => {
  const said = say(kind, known);
  if (typeof words === 'string') expect(said).toBe(words);
  else expect(said).toMatch(words);
});
