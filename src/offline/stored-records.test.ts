import { beforeEach, expect, it } from 'vitest';
import { booked, endOf } from '../domain/booking';
import { DAY_MS } from '../lib/durations';
import { keepBooking } from './bookings';
import { openPhone } from './doubles/phone';
import { chatLead } from './doubles/samples';
import { emptyStorage } from './doubles/storage';
import { hasBookings } from './stored-records';

beforeEach(emptyStorage);

it('a consultation is known from its request until a week after it is over', async () => {
  const { clock, device, outbox } = openPhone();
  const isKnown = () => clock.until(outbox.read(hasBookings));
  expect(await isKnown()).toBe(false);

  const asked = { startsAt: clock.now() + 3 * DAY_MS, message: 'Hello', askedAt: clock.now() };
  const booking = booked('uid', undefined, asked);
  await clock.until(outbox.submit(chatLead(), keepBooking(booking, 'a-secret')));
  // A clock that is days fast is right about nothing that is over.
  for (const [at, known] of [
    [7 * DAY_MS, true],
    [7 * DAY_MS + 1, false],
  ] as const) {
    clock.jump(endOf(booking) + at - clock.now());
    await clock.until(device.open().outbox.start());
    expect(await isKnown()).toBe(known);
  }
});
