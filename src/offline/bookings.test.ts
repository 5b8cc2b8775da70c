import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Booking, booked, cancelled, endOf, moved } from '../domain/booking';
import { chatLead } from '../domain/lead';
import { keepBooking, readBookings } from './bookings';
import { createConnection } from './connection';
import { databaseOpener } from './db';
import { createPhone, REFUSED } from './doubles/phone';
import { captured } from './entry';
import { createRows } from './rows';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const DAY_MS = 24 * 60 * 60_000;

/** One that is asked for, some days ahead. */
function someBooking(now: number, days = 3): Booking {
  const asked = { startsAt: now + days * DAY_MS, message: 'Hello', askedAt: now };
  return booked(`uid-${days}`, { property: 'Bloom Towers', slug: 'bloom-towers' }, asked);
}

describe('a consultation that was asked for', () => {
  it('is on the device with the same write that stores its lead, whatever becomes of the browser then', async () => {
    const { clock } = createPhone();
    const connection = createConnection(databaseOpener(), clock);
    const write = vi.spyOn(connection, 'write');
    const booking = someBooking(clock.now());
    const entry = captured('an-id', chatLead(), clock.now());
    await createRows(connection).add(entry, keepBooking(booking));
    expect(write).toHaveBeenCalledTimes(1);
    expect(await connection.read(readBookings)).toEqual([{ booking, lead: 'waiting' }]);
  });

  it('is there after a new start, the next one first, with what is known of its lead', async () => {
    const { clock, device, server } = createPhone();
    const first = device.open();
    const [later, sooner] = [someBooking(clock.now(), 9), someBooking(clock.now(), 2)];
    await clock.until(first.outbox.submit(chatLead(), keepBooking(later)));
    server.fate = () => REFUSED;
    await clock.until(first.outbox.submit(chatLead(), keepBooking(sooner)));
    first.kill();
    const { outbox } = device.open();
    expect(await clock.until(outbox.read(readBookings))).toEqual([
      { booking: sooner, lead: 'parked' },
      { booking: later, lead: 'recorded' },
    ]);
  });

  it('stands once after a change, and stays when it is cancelled: a calendar may hold it', async () => {
    const { clock, device } = createPhone();
    const { outbox } = device.open();
    const before = someBooking(clock.now());
    await clock.until(outbox.submit(chatLead(), keepBooking(before)));
    const asked = { message: 'Later', askedAt: clock.now() };
    const after = moved(before, { ...asked, startsAt: before.startsAt + DAY_MS });
    await clock.until(outbox.submit(chatLead(), keepBooking(after, before)));
    const end = cancelled(after, asked);
    await clock.until(outbox.submit(chatLead(), keepBooking(end, after)));
    expect(await clock.until(outbox.read(readBookings))).toEqual([
      { booking: end, lead: 'recorded' },
    ]);
    expect(end).toMatchObject({ uid: before.uid, sequence: 2, isCancelled: true });
  });

  it('is gone by itself once it is over, and not before', async () => {
    const { clock } = createPhone();
    const connection = createConnection(databaseOpener(), clock);
    const rows = createRows(connection);
    const booking = someBooking(clock.now());
    await rows.add(captured('an-id', chatLead(), clock.now()), keepBooking(booking));
    await rows.forgetBookings(endOf(booking) - 1);
    expect(await connection.read(readBookings)).toHaveLength(1);
    await rows.forgetBookings(endOf(booking) + 1);
    expect(await connection.read(readBookings)).toEqual([]);
  });

  it('is forgotten when asked, and what waits to be recorded is not', async () => {
    const { clock, device, always } = createPhone();
    always('drop');
    const { outbox } = device.open();
    await clock.until(outbox.submit(chatLead(), keepBooking(someBooking(clock.now()))));
    await clock.until(outbox.forgetBookings());
    expect(await clock.until(outbox.read(readBookings))).toEqual([]);
    expect((await clock.until(outbox.list())).entries).toHaveLength(1);
  });

  it('is passed over where the record is not one that this release can read', async () => {
    const { clock } = createPhone();
    const connection = createConnection(databaseOpener(), clock);
    const booking = someBooking(clock.now());
    await createRows(connection).add(captured('a', chatLead(), 0), keepBooking(booking));
    await connection.write((tx) => tx.objectStore('meta').put({ of: 'later' }, 'booking:9:x'));
    expect(await connection.read(readBookings)).toEqual([{ booking, lead: 'waiting' }]);
  });
});
