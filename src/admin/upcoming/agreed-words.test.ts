import { beforeEach, expect, it, vi } from 'vitest';
import { staffMessages } from '../../content/staff-messages';
import { agreedWords, emailWords, lagosTimeWords, ownPlaceOf, ownTimeWords } from './agreed-words';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://example.com' }));
const PLACE = 'https://example.com/outbox#consultation-a1';
const SILENT = 'Emails to visitors are not being sent at the moment: please tell them yourself.';
const nameOf = (id: string) => (id === 'me' ? 'You' : 'ada');

it.each([
  ['asked', null, 'Requested, not confirmed'],
  ['moved', null, 'New time, not confirmed'],
  ['confirmed', 'me', 'Confirmed · You'],
  ['confirmed', 'another', 'Confirmed · ada'],
  ['confirmed', null, 'Confirmed'],
  ['held', 'me', 'Held'],
  ['missed', null, 'Missed'],
  ['cancelled', null, 'Cancelled'],
  ['a later state', null, undefined],
  [null, null, undefined],
])('an appointment that is %s, with %s, is labelled %j', (appointment_state, host, words) => {
  expect(agreedWords({ appointment_state, host }, nameOf)).toBe(words);
});

it.each([
  [{}, false, true, 'An email to a@example.com has been queued as well.', PLACE],
  [{}, false, undefined, 'An email to a@example.com has been queued as well.', PLACE],
  [{}, true, false, SILENT, PLACE],
  [
    { kind: 'video' },
    true,
    true,
    'An email to a@example.com will be queued with the change.',
    PLACE,
  ],
  [{ email: null }, false, false, 'No email is sent to them automatically.', PLACE],
  [{ kind: 'capture' }, false, true, 'No email is sent to them automatically.', ''],
  [{ captured_by: 'ada' }, true, true, 'No email is sent to them automatically.', ''],
])(
  'of %j, waiting: %s, e-mails sent: %s, is said: %s',
  (changed, isWaiting, isSent, words, place) => {
    const given = { id: 'a1', email: 'a@example.com', kind: 'consultation', captured_by: null };
    expect(emailWords({ ...given, ...changed }, isWaiting, isSent)).toBe(words);
    expect(ownPlaceOf({ ...given, ...changed })).toBe(place);
  },
);

it.each([
  ['America/Chicago', 'Saturday 12 December 2026, 7:00 am your time, 2:00 pm Lagos time'],
  ['Africa/Lagos', 'Saturday 12 December 2026, 2:00 pm, your time and Lagos time'],
  [null, 'Saturday 12 December 2026, 2:00 pm Lagos time'],
  ['A+99', 'Saturday 12 December 2026, 2:00 pm Lagos time'],
  ['constructor', 'Saturday 12 December 2026, 2:00 pm Lagos time'],
])('the message to a visitor in %s says their own time first: %s', (zone, words) => {
  const at = Date.parse('2026-12-12T13:00:00Z');
  expect(lagosTimeWords(at)).toBe('Saturday 12 December 2026, 14:00 Lagos time');
  const when = ownTimeWords(at, zone);
  expect(when).toBe(words);
  expect(staffMessages.confirmed('Ada', 'consultation', when, PLACE)).toBe(
    `Hello Ada, this is Meridian Estates. Your consultation is confirmed: ${words}. Please tell us if another time suits you better. To add it to your calendar, open this page on the phone or computer you used for your request: ${PLACE}`,
  );
});
