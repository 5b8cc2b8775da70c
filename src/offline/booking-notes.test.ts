import { beforeEach, expect, it } from 'vitest';
import type { AppointmentState } from '../domain/appointment';
import { type Booking, booked, cancelled, moved } from '../domain/booking';
import { DAY_MS } from '../lib/durations';
import { noteAgreed, noteTaken } from './booking-notes';
import { keepBooking, readBookings } from './bookings';
import { createPhone } from './doubles/phone';
import { chatLead } from './doubles/samples';
import { emptyStorage } from './doubles/storage';

beforeEach(emptyStorage);

/** A phone with a recorded consultation, of which the office says how far it is agreed. */
async function withConsultation(details: Partial<Booking> = {}) {
  const { always, clock, device, server } = createPhone();
  const { outbox } = device.open();
  const startsAt = clock.now() + 9 * DAY_MS;
  const asked = { startsAt, message: 'Hello', askedAt: clock.now(), ...details };
  const booking = booked('uid', undefined, asked);
  await clock.until(outbox.submit(chatLead(), keepBooking(booking, 'a-secret')));
  const read = async () => {
    const [kept] = await clock.until(outbox.read(readBookings));
    if (!kept) throw new Error('No consultation is kept.');
    return kept;
  };
  let asOf = 0;
  const told = async (
    state: AppointmentState,
    at: number | null,
    host: string | null = null,
    ago = 0,
    changes = 0,
  ) => {
    const { booking: shown } = await read();
    asOf += 1;
    const facts = { isHostPublic: true, isTold: state === 'moved' };
    const answer = { state, at, host, changes, ...facts, asOf: asOf - ago };
    await clock.until(outbox.note((tx) => noteAgreed(tx, shown, answer)));
    return read();
  };
  return { always, clock, outbox, server, startsAt, read, told };
}

it('what the office says of a consultation is kept, and each answer that changes it is counted', async () => {
  const { server, startsAt, outbox, read, told } = await withConsultation();
  expect(await read()).toMatchObject({ key: { id: server.requests[0]?.id, secret: 'a-secret' } });
  const before = outbox.status.getState().changes;
  const agreed = { state: 'confirmed', host: 'Ada', isHostPublic: true };
  expect(await told('asked', startsAt)).toMatchObject({ booking: { answers: 0 } });
  expect(await told('confirmed', startsAt, 'Ada')).toMatchObject({
    booking: { startsAt, agreed, answers: 1, isCancelled: false, sequence: 0 },
  });
  expect(outbox.status.getState().changes).toBeGreaterThan(before);
  expect(await told('confirmed', startsAt, 'Ada')).toMatchObject({ booking: { answers: 1 } });
  // What another tab was told before arrives behind it.
  expect(await told('asked', startsAt, null, 2)).toMatchObject({ booking: { agreed } });
  expect(await told('asked', startsAt)).toMatchObject({
    booking: { agreed: { state: 'asked', isAskedAgain: true }, answers: 2 },
  });
  const later = startsAt + DAY_MS;
  expect(await told('moved', later)).toMatchObject({
    booking: { uid: 'uid', startsAt: later, agreed: { state: 'moved' }, answers: 3, isTold: true },
  });
  // As many as the database has counted, which an e-mail may have told of.
  expect(await told('cancelled', null, null, 0, 7)).toMatchObject({
    booking: { startsAt: later, isCancelled: true, answers: 7, isTold: false },
  });
  expect(await read()).toMatchObject({ lead: 'recorded' });
});

it('a time that the office confirms is not somebody else’s', async () => {
  const { clock, outbox, startsAt, read, told } = await withConsultation();
  const { booking } = await read();
  await clock.until(outbox.note((tx) => noteTaken(tx, booking, true)));
  expect(await told('confirmed', startsAt)).toMatchObject({ booking: { isTaken: false } });
});

it('what the database has no more will not take place, unless it is there again or on its way', async () => {
  const { always, clock, outbox, startsAt, read, told } = await withConsultation();
  const { booking } = await told('confirmed', startsAt, 'Ada');
  const unknown = { state: 'unknown', asOf: 9 } as const;
  const hearing = ({ booking: asked }: Awaited<ReturnType<typeof read>>) =>
    clock.until(outbox.note((tx) => noteAgreed(tx, asked, unknown)));
  await hearing({ booking, lead: 'recorded' });
  const gone = { isCancelled: true, agreed: { state: 'unknown', host: null }, answers: 2 };
  expect(await read()).toMatchObject({ booking: gone, lead: 'recorded' });
  expect(await told('confirmed', startsAt, 'Ada', -9)).toMatchObject({
    booking: { isCancelled: false, agreed: { state: 'confirmed', host: 'Ada' }, answers: 3 },
  });
  always('drop');
  const asked = booked('another', undefined, { ...booking, startsAt: clock.now() + DAY_MS });
  await clock.until(outbox.submit(chatLead(), keepBooking({ ...asked, uid: 'another' }, 'secret')));
  const waiting = await read();
  expect(waiting.lead).toBe('waiting');
  await hearing(waiting);
  expect(await read()).toEqual(waiting);
});

it('a tour has no time until the office suggests one, and what it moves later is moved', async () => {
  const day = '2026-12-12';
  const { startsAt, told } = await withConsultation({ kind: 'tour', day });
  expect(await told('asked', null)).toMatchObject({ booking: { startsAt, day, answers: 0 } });
  const first = { state: 'moved', isSuggested: true };
  const timed = await told('moved', startsAt, null, 0, 1);
  expect(timed).toMatchObject({ booking: { startsAt, agreed: first, answers: 1 } });
  expect(timed.booking.day).toBeUndefined();
  expect(await told('moved', startsAt + 1)).toMatchObject({ booking: { agreed: first } });
  await told('confirmed', startsAt + 1, 'Ada');
  expect(await told('moved', startsAt)).toMatchObject({
    booking: { agreed: { state: 'moved', isSuggested: false }, answers: 4 },
  });
});

it('what the office says of a time that was changed meanwhile is not kept', async () => {
  const { clock, outbox, read, startsAt } = await withConsultation();
  const { booking } = await read();
  const later = { startsAt: startsAt + DAY_MS, message: 'Later', askedAt: clock.now() };
  await clock.until(outbox.submit(chatLead(), keepBooking(moved(booking, later), 'another')));
  const said = { state: 'confirmed', at: startsAt, host: 'Ada', isTold: true } as const;
  const answer = { ...said, changes: 1, asOf: 1 };
  await clock.until(outbox.note((tx) => noteAgreed(tx, booking, answer)));
  const { booking: now } = await read();
  expect(now.startsAt).toBe(later.startsAt);
  expect(now.agreed).toBeUndefined();
});

it('what its visitor has cancelled is not called cancelled by the office, which may bring it back', async () => {
  const { clock, outbox, startsAt, read, told } = await withConsultation();
  const ended = cancelled((await read()).booking, { askedAt: clock.now() });
  await clock.until(outbox.submit(chatLead(), keepBooking(ended, 'another')));
  const { booking } = await told('cancelled', null);
  expect(booking).toMatchObject({ isCancelled: true, agreed: undefined });
  const back = { isCancelled: false, startsAt, agreed: { state: 'moved' } };
  expect(await told('moved', startsAt)).toMatchObject({ booking: back });
});
