import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseOpener } from './connection';
import { FULL, fullDevice } from './doubles/full-device';
import { createPhone, HOLD_THIS, REFUSED } from './doubles/phone';
import { contact, viewing } from './doubles/samples';
import { emptyStorage } from './doubles/storage';

beforeEach(emptyStorage);

const BUSY = { kind: 'retry', scope: 'link', mayBeStored: false, why: 'busy' } as const;

describe('a device that cannot store', () => {
  /** A database whose writes fail while `broken()`. */
  function failing(error: DOMException, broken: () => boolean) {
    return async (on: { closed(): void }) => {
      if (broken()) throw error;
      return databaseOpener()(on);
    };
  }

  it('sends at once when it is full even after making room', async () => {
    const { clock, server, device } = createPhone();
    const freeSpace = vi.fn(async () => {});
    const { outbox } = device.open({ freeSpace, openDatabase: failing(FULL, () => true) });
    expect(await clock.until(outbox.submit(contact('one')))).toEqual({ kind: 'delivered' });
    expect(await clock.until(outbox.keep(contact('two')))).toEqual({ kind: 'delivered' });
    expect(freeSpace).toHaveBeenCalledTimes(2);
    expect(server.rows.size).toBe(2);
  });

  it.each([
    ['our server has a problem', HOLD_THIS, { because: 'broken' }],
    ['our server is busy', BUSY, { because: 'busy', isUnclear: false }],
    ['there is no answer: it may have arrived', 'lost' as const, { isUnclear: true }],
  ])('says that nothing was saved when it is full and %s', async (_, fate, known) => {
    const { clock, device, always } = createPhone();
    const { outbox } = device.open({ openDatabase: failing(FULL, () => true) });
    always(fate);
    const result = { kind: 'not-saved', cause: 'quota', ...known };
    expect(await clock.until(outbox.submit(contact()))).toEqual(result);
    expect(await clock.until(outbox.keep(contact()))).toEqual(result);
  });

  it('counts as unable to save from a refused write until one succeeds, though reading works', async () => {
    const { clock, device, always } = createPhone();
    let isBroken = true;
    const { outbox } = device.open({ openDatabase: fullDevice(() => isBroken) });
    const storage = () => outbox.status.getState().storage;
    always('drop');
    await clock.until(outbox.submit(contact('one')));
    await clock.until(outbox.flush('online'));
    expect(storage()).toBe('unwritable');
    isBroken = false;
    await clock.until(outbox.submit(contact('two')));
    expect(storage()).toBe('ok');
  });

  it('says why the database refused what could not be kept', async () => {
    const { clock, device, always } = createPhone();
    const { outbox } = device.open({ openDatabase: failing(FULL, () => true) });
    always(REFUSED);
    expect(await clock.until(outbox.submit(contact()))).toEqual({
      kind: 'rejected',
      why: 'Please check the name.',
      field: 'name',
    });
  });

  it('makes room for sending what was stored before it was full', async () => {
    const { clock, server, device, always } = createPhone({ fate: 'drop' });
    const first = device.open();
    await clock.until(first.outbox.submit(contact()));
    first.outbox.stop();
    always('stored');
    let isFull = true;
    const { outbox } = device.open({
      openDatabase: fullDevice(() => isFull),
      freeSpace: async () => {
        isFull = false;
      },
    });
    await clock.advance(60_000);
    await clock.until(outbox.flush('online'));
    expect(server.rows.size).toBe(1);
  });

  it('makes room by giving back what can be fetched again', async () => {
    const { clock, device } = createPhone();
    let isFull = true;
    const { outbox } = device.open({
      openDatabase: failing(FULL, () => isFull),
      freeSpace: async () => {
        isFull = false;
      },
    });
    expect(await clock.until(outbox.submit(contact()))).toEqual({ kind: 'delivered' });
  });

  it('sends at once when storage is denied', async () => {
    const { clock, server, device, always } = createPhone();
    const denied = failing(new DOMException('denied', 'SecurityError'), () => true);
    const { outbox } = device.open({ openDatabase: denied });
    expect(await clock.until(outbox.submit(contact()))).toEqual({ kind: 'delivered' });
    expect(outbox.status.getState().storage).toBe('unavailable');
    always('drop');
    expect(await clock.until(outbox.submit(contact()))).toEqual({
      kind: 'not-saved',
      cause: 'unavailable',
      isUnclear: true,
    });
    expect(server.rows.size).toBe(1);
  });

  it('does not create a second row when a person without storage submits again', async () => {
    const { clock, server, device } = createPhone();
    const denied = failing(new DOMException('denied', 'SecurityError'), () => true);
    const { outbox } = device.open({ openDatabase: denied });
    server.fate = (_parcel, nth) => (nth === 1 ? 'lost' : 'stored');
    await clock.until(outbox.submit(contact()));
    expect(await clock.until(outbox.submit(contact()))).toEqual({ kind: 'delivered' });
    expect(server.rows.size).toBe(1);
  });

  it('stores under the same id what may have arrived, once there is room', async () => {
    const { clock, server, device } = createPhone();
    let isFull = true;
    const { outbox } = device.open({ openDatabase: failing(FULL, () => isFull) });
    server.fate = (_parcel, nth) => (nth === 1 ? 'lost' : 'stored');
    const origin = { id: 'one', at: clock.now(), by: 'tunde', pass: 'his-pass' };
    const before = { ...viewing(), consent_at: '2026-11-21T08:59:00Z' };
    await clock.until(outbox.submit(before, undefined, origin));
    isFull = false;
    expect(await clock.until(outbox.submit(viewing()))).toEqual({ kind: 'delivered' });
    expect(server.requests).toMatchObject([{ pass: 'his-pass' }, { id: 'one' }]);
    expect([...server.rows.values()]).toMatchObject([{ secret: expect.any(String) }]);
  });

  it('stops waiting when storage is denied and no answer comes', async () => {
    const { clock, device, always } = createPhone();
    const denied = failing(new DOMException('denied', 'SecurityError'), () => true);
    const { outbox } = device.open({ openDatabase: denied });
    always('stall');
    const before = clock.now();
    expect(await clock.until(outbox.submit(contact()))).toMatchObject({ kind: 'not-saved' });
    expect(clock.now() - before).toBeLessThanOrEqual(10_000);
  });

  it('says so when a newer release has changed the storage, and keeps what is there', async () => {
    const { clock, device } = createPhone({ fate: 'drop' });
    const first = device.open();
    await clock.until(first.outbox.submit(contact()));
    first.outbox.stop();
    const newer = await databaseOpener([() => {}, () => {}])({ closed() {} });
    newer.close();
    const { outbox } = device.open();
    await clock.until(outbox.start());
    expect(outbox.status.getState().storage).toBe('newer');
  });
});
