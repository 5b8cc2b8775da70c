import { beforeEach, describe, expect, it, vi } from 'vitest';
import { booked, cancelled, moved } from '../domain/booking';
import { DAY_MS } from '../lib/durations';
import { keepBooking, readBookings } from './bookings';
import { createPhone, REFUSED } from './doubles/phone';
import { chatLead } from './doubles/samples';
import { emptyStorage } from './doubles/storage';

beforeEach(emptyStorage);

type Step = 'book' | 'move' | 'cancel';

/** A phone on which a consultation can be requested, moved, cancelled, and discarded from the outbox. */
function somePhone() {
  const phone = createPhone();
  const { clock, device } = phone;
  const { outbox } = device.open();
  const read = async () => (await clock.until(outbox.read(readBookings)))[0];
  const next = async (step: Step) => {
    const asked = { startsAt: clock.now() + 30 * DAY_MS, message: step, askedAt: clock.now() };
    if (step === 'book') return booked('uid', undefined, asked);
    const before = (await read())?.booking;
    if (!before) throw new Error('No consultation is kept.');
    const later = { ...asked, startsAt: before.startsAt + DAY_MS };
    return step === 'move' ? moved(before, later) : cancelled(before, asked);
  };
  return {
    ...phone,
    outbox,
    read,
    async ask(...steps: Step[]) {
      for (const step of steps) {
        await clock.advance(60_000);
        const booking = await next(step);
        await clock.until(outbox.submit(chatLead(), keepBooking(booking, 'secret')));
      }
    },
    /** @param nth which request, counting from 0 */
    async discard(nth: number) {
      const { entries } = await clock.until(outbox.readContents());
      const { change, undo } = await clock.until(outbox.discard(entries[nth]?.seq ?? -1));
      expect(change).toBe('changed');
      return () => clock.until(undo());
    },
  };
}

describe('discarding a request that has not been sent', () => {
  it('brings back the consultation when its waiting cancellation is discarded, and Undo cancels it again', async () => {
    const { always, ask, discard, read } = somePhone();
    await ask('book');
    const stood = await read();
    always('drop');
    await ask('cancel');
    const ended = await read();
    expect(ended).toMatchObject({ booking: { isCancelled: true }, lead: 'waiting' });
    const undo = await discard(1);
    expect(await read()).toEqual(stood);
    expect(stood).toMatchObject({ booking: { isCancelled: false }, lead: 'recorded' });
    await undo();
    expect(await read()).toEqual(ended);
  });

  it.each([
    ['was refused', true, REFUSED, 'parked'],
    ['never left the phone', false, 'drop', 'waiting'],
  ] as const)(
    'removes the consultation of a first request that %s, until that is undone',
    async (_, onLine, fate, lead) => {
      const { always, ask, discard, read } = somePhone();
      vi.stubGlobal('navigator', { onLine });
      always(fate);
      await ask('book');
      const undo = await discard(0);
      expect(await read()).toBeUndefined();
      await undo();
      expect(await read()).toMatchObject({ booking: { message: 'book' }, lead });
    },
  );

  it.each([
    ['with a network', true],
    ['through one that came back in between', false],
  ])(
    'keeps a first request that may have reached us %s: it can only be cancelled where it is listed, and then is no more discarded',
    async (_, onLine) => {
      const { ask, always, discard, read } = somePhone();
      vi.stubGlobal('navigator', { onLine });
      always('lost');
      await ask('book');
      const undo = await discard(0);
      expect(await read()).toMatchObject({ booking: { message: 'book' }, lead: 'discarded' });
      await undo();
      expect(await read()).toMatchObject({ booking: { isDiscarded: false }, lead: 'waiting' });
      await discard(0);
      always('stored');
      await ask('cancel');
      expect(await read()).toMatchObject({ booking: { message: 'cancel' }, lead: 'recorded' });
      expect((await read())?.booking.isDiscarded).toBeUndefined();
    },
  );

  it.each<[string, number[], string | undefined]>([
    ['the last', [2], 'move'],
    ['the change between', [1], 'cancel'],
    ['the request itself', [0], 'cancel'],
    ['the change, then the cancellation', [1, 1], 'book'],
    ['all', [0, 0, 0], undefined],
  ])('leaves the consultation as the remaining requests ask: %s', async (_, discards, left) => {
    const { always, ask, clock, discard, outbox, read } = somePhone();
    const stored = async () => (await clock.until(outbox.read(readBookings))).length;
    always('drop');
    await ask('book', 'move', 'cancel');
    const undos: (() => Promise<void>)[] = [];
    for (const nth of discards) undos.push(await discard(nth));
    expect([(await read())?.booking.message, await stored()]).toEqual([left, left ? 1 : 0]);
    for (const undo of undos.reverse()) await undo();
    expect((await read())?.booking.message).toBe('cancel');
    // An entry restored by Undo is tried at once.
    await clock.advance(1_000);
    for (let step = 0; step < 2; step += 1) await discard(2 - step);
    expect((await read())?.booking.message).toBe('book');
  });

  it('does not bring back what was deleted from this phone in the meantime', async () => {
    const { always, ask, clock, discard, outbox, read } = somePhone();
    await ask('book');
    always('drop');
    await ask('cancel');
    const undo = await discard(1);
    await clock.until(outbox.forgetBookings());
    await undo();
    expect(await read()).toBeUndefined();
  });

  it('takes back nothing that has reached us, even long after its stub was deleted', async () => {
    const { ask, clock, outbox, read } = somePhone();
    await ask('book', 'cancel');
    await clock.advance(2 * DAY_MS);
    await clock.until(outbox.tidy());
    expect(await read()).toMatchObject({ booking: { isCancelled: true }, lead: 'unknown' });
  });
});
