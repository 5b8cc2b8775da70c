import { beforeEach, expect, it } from 'vitest';
import { booked, endOf } from '../domain/booking';
import { DAY_MS } from '../lib/durations';
import { keepBooking } from './bookings';
import { openPhone } from './doubles/phone';
import { chatLead } from './doubles/samples';
import { emptyStorage } from './doubles/storage';
import { hasUpcoming } from './stored-records';

beforeEach(emptyStorage);

it('a consultation is ahead from its request until it is over', async () => {
  const { clock, outbox } = openPhone();
  const isAhead = (at: number) => clock.until(outbox.read((tx) => hasUpcoming(tx, at)));
  expect(await isAhead(clock.now())).toBe(false);

  const asked = { startsAt: clock.now() + 3 * DAY_MS, message: 'Hello', askedAt: clock.now() };
  const booking = booked('uid', undefined, asked);
  await clock.until(outbox.submit(chatLead(), keepBooking(booking, 'a-secret')));
  expect(await isAhead(clock.now())).toBe(true);
  expect(await isAhead(endOf(booking))).toBe(true);
  expect(await isAhead(endOf(booking) + 1)).toBe(false);
});
