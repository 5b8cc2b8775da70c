import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseOpener } from './db';
import { createPhone } from './doubles/phone';
import { contact } from './doubles/samples';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('a device that cannot store', () => {
  const full = new DOMException('full', 'QuotaExceededError');

  /** A database whose writes fail while `broken()`. */
  function failing(error: DOMException, broken: () => boolean) {
    return async (on: { closed(): void }) => {
      if (broken()) throw error;
      return databaseOpener()(on);
    };
  }

  it('tells at once that the device is full', async () => {
    const { clock, server, device } = createPhone();
    const freeSpace = vi.fn(async () => {});
    const { outbox } = device.open({ freeSpace, openDatabase: failing(full, () => true) });
    expect(await clock.until(outbox.submit(contact()))).toEqual({
      kind: 'not-saved',
      cause: 'quota',
    });
    expect(freeSpace).toHaveBeenCalledTimes(1);
    expect(server.requests).toEqual([]);
  });

  it('makes room by giving back what can be fetched again', async () => {
    const { clock, device } = createPhone();
    let isFull = true;
    const { outbox } = device.open({
      openDatabase: failing(full, () => isFull),
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
    });
    expect(server.rows.size).toBe(1);
  });

  it('does not store twice what a person without storage submits again', async () => {
    const { clock, server, device } = createPhone();
    const denied = failing(new DOMException('denied', 'SecurityError'), () => true);
    const { outbox } = device.open({ openDatabase: denied });
    server.fate = (_parcel, nth) => (nth === 1 ? 'lost' : 'stored');
    await clock.until(outbox.submit(contact()));
    expect(await clock.until(outbox.submit(contact()))).toEqual({ kind: 'delivered' });
    expect(server.rows.size).toBe(1);
  });

  it('ends the wait when storage is denied and the answer does not come', async () => {
    const { clock, device, always } = createPhone();
    const denied = failing(new DOMException('denied', 'SecurityError'), () => true);
    const { outbox } = device.open({ openDatabase: denied });
    always('stall');
    const before = clock.now();
    expect(await clock.until(outbox.submit(contact()))).toMatchObject({ kind: 'not-saved' });
    expect(clock.now() - before).toBeLessThanOrEqual(10_000);
  });

  it('says so when a newer release has changed the storage, and keeps what is there', async () => {
    const { clock, device, always } = createPhone();
    always('drop');
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
