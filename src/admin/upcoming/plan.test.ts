import { expect, it } from 'vitest';
import type { StaffEvent } from '../../domain/staff-event';
import { someLead, somePlanned } from '../doubles/rows';
import {
  byDay,
  canConfirm,
  canSettle,
  dayTitle,
  isOver,
  isPlan,
  type Planned,
  plannedOf,
  straysOf,
  visitorWords,
  withMoves,
  wordsOf,
} from './plan';

const NOW = Date.parse('2026-03-02T12:00:00Z');

const planned = (id: string, changed: Partial<Planned> = {}) => somePlanned({ id, ...changed });

it('groups by day in Lagos, in order, and what has no time comes first', () => {
  const plan = [
    // In Lagos it is half past midnight of the next day.
    planned('night', { appointment_at: '2026-03-03 23:30:00+00' }),
    planned('two', { appointment_at: '2026-03-03 13:00:00+00' }),
    planned('nine', { appointment_at: '2026-03-03 08:00:00+00', preferred_date: '2026-03-20' }),
    planned('any', { preferred_date: '2026-03-03', found_in: 'contacts' }),
    planned('today', { appointment_at: '2026-03-02 08:00:00+00' }),
    planned('past', { appointment_at: '2026-03-01 08:00:00+00' }),
    planned('never', { appointment_at: 'infinity', preferred_date: 'infinity' }),
  ];
  expect(isPlan(plan)).toBe(true);
  expect(byDay(plan, NOW).map(({ day, planned: of }) => [day, ...of.map(({ id }) => id)])).toEqual([
    ['2026-03-02', 'today'],
    ['2026-03-03', 'any', 'nine', 'two'],
    ['2026-03-04', 'night'],
  ]);
});

it('keeps yesterday’s appointments until somebody has said whether they were held', () => {
  const at = (appointment_at: string, is: string) => ({ appointment_at, appointment_state: is });
  const plan = [
    planned('asked', at('2026-03-01 08:00:00+00', 'confirmed')),
    planned('held', at('2026-03-01 09:00:00+00', 'held')),
    planned('here', at('2026-03-01 10:00:00+00', 'missed')),
    planned('older', at('2026-02-28 08:00:00+00', 'confirmed')),
    planned('day', { preferred_date: '2026-03-01' }),
    planned('today', at('2026-03-02 08:00:00+00', 'held')),
  ];
  const listed = byDay(plan, NOW, new Set(['here'])).flatMap((day) => day.planned);
  expect(listed.map(({ id }) => id)).toEqual(['asked', 'here', 'today']);
});

it('is over an hour after it began; a day that was asked for never is', () => {
  const one = planned('a', { appointment_at: '2026-03-02 11:00:00+00' });
  expect(isOver(one, NOW)).toBe(true);
  expect(isOver(one, NOW - 1)).toBe(false);
  expect(isOver(planned('b', { preferred_date: '2026-03-01' }), NOW)).toBe(false);
});

it.each([
  ['asked', '2026-03-02 11:00:01+00', true, false],
  ['moved', '2026-03-03 11:00:00+00', true, false],
  ['confirmed', '2026-03-03 11:00:00+00', false, false],
  ['asked', '2026-03-02 11:00:00+00', false, true],
  ['confirmed', '2026-03-02 11:00:00+00', false, true],
  ['held', '2026-03-02 11:00:00+00', false, false],
  ['missed', '2026-03-02 11:00:00+00', false, false],
  ['asked', null, false, false],
  [null, null, false, false],
])('one that is %s for %s is to be confirmed: %s, or settled: %s', (...one) => {
  const [appointment_state, appointment_at, isToConfirm, isToSettle] = one;
  const of = planned('a', { appointment_state, appointment_at });
  expect([canConfirm(of, NOW), canSettle(of, NOW)]).toEqual([isToConfirm, isToSettle]);
});

it('knows the appointment of a row until it begins and once it is over, and none of a row without one', () => {
  const lead = someLead({ kind: 'viewing', appointment_at: '2026-03-02 12:01:00+00' });
  const found = plannedOf('leads', lead, NOW);
  expect(found).toMatchObject({ found_in: 'leads', id: lead.id, kind: 'viewing' });
  expect(isPlan([found])).toBe(true);
  expect(plannedOf('leads', lead, NOW + 60_000)).toBeUndefined();
  const isOverAt = NOW + 61 * 60_000;
  const [asked, held] = ['asked', 'held'].map((appointment_state) =>
    plannedOf('leads', { ...lead, appointment_state }, isOverAt),
  );
  expect(asked).toMatchObject({ id: lead.id });
  // What was said of it can be taken back.
  expect(held).toMatchObject({ appointment_state: 'held' });
  const untimed = [{ preferred_date: '2026-03-01' }, { kind: 'tour' }, { kind: 'enquiry' }].map(
    (facts) => plannedOf('leads', someLead(facts), NOW),
  );
  expect(untimed, 'what has no time yet, whatever its day').toMatchObject([{}, {}, undefined]);
});

it.each([
  ['2026-03-01', 'Yesterday, Sun 1 Mar'],
  ['2026-03-02', 'Today, Mon 2 Mar'],
  ['2026-03-03', 'Tomorrow, Tue 3 Mar'],
  ['2026-03-09', 'Mon 9 Mar'],
])('calls %s %j', (day, title) => {
  expect(dayTitle(day, NOW)).toBe(title);
});

// American clocks go forward on 8 March 2026.
it.each([
  ['2026-03-06T09:00:00Z', 'America/Chicago', '03:00 in Chicago, at night'],
  ['2026-03-09T09:00:00Z', 'America/Chicago', '04:00 in Chicago, at night'],
  ['2026-03-04T08:00:00Z', 'Pacific/Honolulu', 'Tuesday, 22:00 in Honolulu, at night'],
  ['2026-03-04T15:00:00Z', 'America/Chicago', '09:00 in Chicago'],
  ['2026-03-04T08:00:00Z', 'Africa/Lagos', '09:00 in Lagos'],
  ['2026-03-04T08:00:00Z', 'America/Argentina/Buenos_Aires', '05:00 in Buenos Aires, at night'],
  ['2026-03-04T08:00:00Z', null, 'Their time zone is not known'],
  ['2026-03-04T08:00:00Z', 'constructor', 'Their time zone is not known'],
  ['2026-03-04T08:00:00Z', 'A+99', 'Their time zone is not known'],
  ['2026-03-04T08:00:00Z', 'Nowhere/Lagos', 'Their time zone is not known'],
])('at %s a visitor in %s sees %j', (at, zone, words) => {
  expect(visitorWords(Date.parse(at), zone)).toBe(words);
});

it.each([
  ['consultation', 'Bloom Towers', 'consultation about Bloom Towers'],
  ['tour', 'Bloom Towers', 'tour of Bloom Towers'],
  ['viewing', '', 'viewing'],
  ['enquiry', '', 'appointment'],
  [null, '', 'appointment'],
])('calls a %s about %j %j', (kind, property, words) => {
  expect(wordsOf(planned('one', { kind }), property)).toBe(words);
});

const ofLead = { table: 'changes', row_table: 'leads', staff: 'me', action: 'event' } as const;
const change = (row_id: string, value: StaffEvent, state: 'waiting' | 'parked') => ({
  state,
  change: { ...ofLead, row_id, value },
});

it('shows at once what waits on this device, and drops what it cancels, also a day without a time', () => {
  const plan = [
    planned('moved', { appointment_at: '2026-03-03 09:00:00+00' }),
    planned('cancelled', { appointment_at: '2026-03-03 09:00:00+00' }),
    planned('day', { preferred_date: '2026-03-03' }),
    planned('refused', { appointment_at: '2026-03-03 09:00:00+00' }),
  ];
  const event = (row_id: string, appointment_at: string | null, state: 'waiting' | 'parked') =>
    change(row_id, { kind: 'appointment', appointment_at }, state);
  const shown = withMoves(plan, [
    event('moved', '2026-03-05T09:00:00.000Z', 'waiting'),
    event('cancelled', '2026-03-05T09:00:00.000Z', 'waiting'),
    event('cancelled', null, 'waiting'),
    event('day', null, 'waiting'),
    event('refused', null, 'parked'),
  ]);
  expect(shown.map(({ id, appointment_at }) => [id, appointment_at])).toEqual([
    ['moved', '2026-03-05T09:00:00.000Z'],
    ['refused', '2026-03-03 09:00:00+00'],
  ]);
});

it('shows as confirmed what was confirmed here, and not what was refused', () => {
  const at = '2026-03-03T09:00:00.000Z';
  const confirmation = (row_id: string, state: 'waiting' | 'parked') =>
    change(row_id, { kind: 'confirmation', appointment_at: at, host: 'me' }, state);
  const asked = { appointment_at: at, appointment_state: 'asked' };
  const changes = [confirmation('waits', 'waiting'), confirmation('refused', 'parked')];
  const shown = withMoves([planned('waits', asked), planned('refused', asked)], changes);
  expect(straysOf(changes, shown)).toEqual([]);
  expect(straysOf(changes, []), 'it was cancelled').toEqual([changes[1]]);
  expect(shown.map(({ appointment_state, host }) => [appointment_state, host])).toEqual([
    ['confirmed', 'me'],
    ['asked', undefined],
  ]);
});
