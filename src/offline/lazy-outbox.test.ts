import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mayHoldSubmissions } from './database-name';
import { createPhone } from './doubles/phone';
import { contact } from './doubles/samples';
import { createLazyOutbox } from './lazy-outbox';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function phone(mayHold: () => Promise<boolean> = mayHoldSubmissions) {
  const { clock, device } = createPhone();
  const { outbox: real } = device.open();
  const load = vi.fn(async () => real);
  return { clock, real, load, lazy: createLazyOutbox({ load, mayHoldSubmissions: mayHold }) };
}

describe('an outbox whose code comes later', () => {
  it('fetches nothing on a device that never kept a submission', async () => {
    const { lazy, load } = phone();
    await lazy.start();
    expect(await lazy.flush('visible')).toEqual({ left: 0 });
    expect(load).not.toHaveBeenCalled();
  });

  it('starts by itself where something may be waiting', async () => {
    const { lazy, real } = phone(async () => true);
    const start = vi.spyOn(real, 'start');
    await lazy.start();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('lets a submission wait for it, and is fetched once', async () => {
    const { clock, lazy, load } = phone();
    const both = Promise.all([lazy.submit(contact()), lazy.submit(contact())]);
    const results = await clock.until(both);
    expect(results.map(({ kind }) => kind)).toEqual(['delivered', 'delivered']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is needed on the next visit once something was kept', async () => {
    const { clock, lazy } = phone();
    await clock.until(lazy.submit(contact()));
    expect(await mayHoldSubmissions()).toBe(true);
  });

  it('says "not saved" when its code can not be had, and tries again the next time', async () => {
    const { clock, lazy, load } = phone();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await lazy.submit(contact())).toEqual({ kind: 'not-saved', cause: 'unavailable' });
    expect((await clock.until(lazy.submit(contact()))).kind).toBe('delivered');
  });

  it('shows what the real one knows', async () => {
    const { clock, lazy, real } = phone();
    await clock.until(lazy.submit(contact()));
    real.status.setState({ waiting: 3 });
    expect(lazy.status.getState().waiting).toBe(3);
  });

  it('lets go at once if the page was frozen meanwhile', async () => {
    const { lazy, real } = phone();
    const suspend = vi.spyOn(real, 'suspend');
    lazy.suspend();
    lazy.prepare();
    await vi.waitFor(() => expect(suspend).toHaveBeenCalled());
  });
});
