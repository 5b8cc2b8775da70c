import { beforeEach, expect, it, vi } from 'vitest';
import { booked } from '../domain/booking';
import { unchecked } from '../domain/check-submission';
import { DAY_MS } from '../lib/durations';
import { storedKeys } from '../lib/stored-text';
import { keepBooking, readBookings } from '../offline/bookings';
import { FULL } from '../offline/doubles/full-device';
import { createPhone } from '../offline/doubles/phone';
import { chatLead } from '../offline/doubles/samples';
import { emptyStorage } from '../offline/doubles/storage';
import { NOTED, noteLead, recordLead } from './record-lead';
import { recordNoted } from './record-noted';

beforeEach(emptyStorage);

it.each([
  ['before it is stored', false],
  ['between its storing and what follows', true],
])(
  'a request whose page the chat replaces %s is recorded once at the next visit',
  async (_, isStored) => {
    const { clock, server, device } = createPhone();
    const asked = { startsAt: clock.now() + DAY_MS, message: 'Hello', askedAt: clock.now() };
    const noted = noteLead(chatLead(), booked('a-uid', undefined, asked));
    const first = device.open();
    const also = keepBooking(booked('a-uid', undefined, asked), 'a-secret');
    if (isStored) await clock.until(first.outbox.submit(noted.lead, also, noted));
    first.kill();
    await clock.advance(60_000);

    const { outbox } = device.open();
    recordNoted(outbox);
    await vi.waitFor(() => expect(storedKeys(NOTED)).toEqual([]));
    await clock.until(outbox.flush('start'));
    expect([...server.rows.keys()]).toEqual(['a-uid']);
    expect(await clock.until(outbox.read(readBookings))).toMatchObject([
      { booking: { ...asked, entry: noted.id }, lead: 'recorded' },
    ]);
  },
);

it('a lead is noted until it is on disk, and no longer', async () => {
  const { clock, device } = createPhone();
  const { outbox } = device.open();
  const { written } = recordLead(outbox, noteLead(chatLead()), unchecked);
  expect(storedKeys(NOTED)).toHaveLength(1);
  await clock.until(written);
  expect((await clock.until(outbox.readContents())).entries[0]).not.toHaveProperty('lead');
  expect(storedKeys(NOTED)).toEqual([]);
});

it('what could neither be stored nor sent stays noted, and is recorded at the next visit', async () => {
  const { server, clock, device, always } = createPhone({ fate: 'drop' });
  const full = device.open({ openDatabase: () => Promise.reject(FULL) });
  const { recorded } = recordLead(full.outbox, noteLead(chatLead()), unchecked);
  expect(await clock.until(recorded)).toMatchObject({ kind: 'not-saved' });
  always('stored');
  const { outbox } = device.open();
  recordNoted(outbox);
  await vi.waitFor(() => expect(storedKeys(NOTED)).toEqual([]));
  await clock.until(outbox.flush('start'));
  expect(server.rows.size).toBe(1);
});
