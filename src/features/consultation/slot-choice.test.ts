import { expect, it } from 'vitest';
import { booked } from '../../domain/booking';
import { offerAt, slotKey, slotsOf } from '../../domain/slot';
import { withoutOwn } from './slot-choice';

const NOW = Date.parse('2026-11-30T07:00:00Z');
const DAY = '2026-12-02';
/** Ten o’clock in Lagos. */
const startsAt = Date.parse(`${DAY}T09:00:00Z`);
const CLOSURES = { lagos: {}, london: {} };

const booking = { ...booked('uid', undefined, { startsAt }), message: 'Hello', askedAt: NOW };

const FULL = slotKey('lagos', startsAt);
const CLOSED = { isOpen: false, office: 'lagos' };

it.each<[what: string, zone: string, isTaken: boolean, full: string[], slot: object]>([
  ['is no new one', 'Africa/Lagos', false, [], { ...CLOSED, why: undefined }],
  ['is no new one, without a reason', 'Africa/Lagos', false, [FULL], { ...CLOSED, why: undefined }],
  ['says so if somebody else took it', 'Africa/Lagos', true, [FULL], { ...CLOSED, why: 'full' }],
  ['says so as long as it is known', 'Africa/Lagos', true, [], { ...CLOSED, why: 'full' }],
  ['can be had in London then', 'Europe/London', true, [FULL], { isOpen: true, office: 'london' }],
])('the time of a consultation %s', (_, zone, isTaken, full, slot) => {
  const slots = slotsOf(DAY, offerAt(NOW, zone, CLOSURES, new Set(full)));
  expect(withoutOwn(slots, { ...booking, isTaken })).toContainEqual(
    expect.objectContaining({ ...slot, startsAt }),
  );
});

it('leaves all other times as they are', () => {
  const slots = slotsOf(DAY, offerAt(NOW, 'Africa/Lagos', CLOSURES));
  expect(withoutOwn(slots, undefined)).toEqual(slots);
  expect(withoutOwn(slots, booking).filter(({ isOpen }) => isOpen)).toHaveLength(slots.length - 1);
});
