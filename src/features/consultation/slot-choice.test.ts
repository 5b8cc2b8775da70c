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

const own = (
  zone: string,
  change: Partial<typeof booking & { isTaken: boolean }>,
  full: string[],
) =>
  withoutOwn(slotsOf(DAY, offerAt(NOW, zone, CLOSURES, new Set(full))), {
    ...booking,
    ...change,
  }).find((slot) => slot.startsAt === startsAt);

const FULL = slotKey('lagos', startsAt);

it('the time of a consultation is no new one for it, and that needs no reason', () => {
  expect(own('Africa/Lagos', {}, [])).toMatchObject({ isOpen: false, why: undefined });
  expect(own('Africa/Lagos', {}, [FULL])).toMatchObject({ isOpen: false, why: undefined });
});

it('a time that somebody else took says so', () => {
  const taken = { isTaken: true };
  expect(own('Africa/Lagos', taken, [FULL])).toMatchObject({ isOpen: false, why: 'full' });
  expect(own('Africa/Lagos', taken, [])).toMatchObject({ isOpen: false, why: 'full' });
});

it('a time that somebody else took can be had at the other office', () => {
  expect(own('Europe/London', { isTaken: true }, [FULL])).toMatchObject({
    office: 'london',
    isOpen: true,
  });
});

it('leaves all other times as they are', () => {
  const slots = slotsOf(DAY, offerAt(NOW, 'Africa/Lagos', CLOSURES));
  expect(withoutOwn(slots, undefined)).toEqual(slots);
  expect(withoutOwn(slots, booking).filter(({ isOpen }) => isOpen)).toHaveLength(slots.length - 1);
});
