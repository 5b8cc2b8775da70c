import { beforeEach, expect, it, vi } from 'vitest';
import { staffMessages } from '../../content/staff-messages';
import { agreedWords, emailWords, lagosTimeWords, ownPlaceOf, ownTimeWords } from './agreed-words';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://example.com' }));
const PLACE = 'https://example.com/outbox#consultation-a1';
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
  [{}, false, 'An email to a@example.com has been queued as well.', PLACE],
  [{ kind: 'video' }, true, 'An email to a@example.com will be queued with the change.', PLACE],
  [{ email: null }, false, 'No email is sent to them automatically.', PLACE],
  [{ kind: 'capture' }, false, 'No email is sent to them automatically.', ''],
  [{ captured_by: 'ada' }, true, 'No email is sent to them automatically.', ''],
])('of an appointment with %j, waiting: %s, is said: %s', (changed, isWaiting, words, place) => {
  const given = { id: 'a1', email: 'a@example.com', kind: 'consultation', captured_by: null };
  const row = { ...given, ...changed };
  expect(emailWords(row, isWaiting)).toBe(words);
  expect(ownPlaceOf(row)).toBe(place);
});

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
