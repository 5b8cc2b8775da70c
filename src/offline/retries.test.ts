import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../lib/durations';
import {
  createPhone,
  HOLD_ALL,
  HOLD_THIS,
  openPhone,
  pause,
  SAVED,
  startPhone,
} from './doubles/phone';
import { contact, subscription } from './doubles/samples';
import { emptyStorage } from './doubles/storage';
import { BACKOFF_CAP_MS } from './link';

beforeEach(emptyStorage);

describe('trying again', () => {
  it('blocks nothing behind an entry that always fails', async () => {
    const { clock, server, outbox } = openPhone({ fate: 'drop' });
    for (const name of ['stuck', 'a', 'b', 'c', 'd', 'e', 'f']) {
      await clock.until(outbox.submit(contact(name)));
    }
    server.fate = (parcel) => (JSON.stringify(parcel).includes('stuck') ? 'drop' : 'stored');
    await clock.advance(5_000);
    await clock.until(outbox.flush('online'));
    await clock.advance(BACKOFF_CAP_MS);
    await clock.until(outbox.flush('timer'));
    expect(server.rows.size).toBe(6);
    expect(outbox.status.getState()).toMatchObject({ waiting: 1 });
  });

  it('remembers which attempts were made without a network, and still waits longer after each', async () => {
    const { clock, server, always, outbox } = await startPhone();
    const entry = () => outbox.contents.getState();
    vi.stubGlobal('navigator', { onLine: false });
    always('drop');
    await clock.until(outbox.submit(contact()));
    await clock.advance(60_000);
    const attempts = server.requests.length;
    expect(attempts).toBeGreaterThan(1);
    expect(attempts).toBeLessThan(10);
    expect(entry()).toMatchObject({ entries: [{ attempts, tries: 0, ambiguous: true }] });
    vi.stubGlobal('navigator', { onLine: true });
    await clock.until(outbox.flush('online'));
    expect(entry()).toMatchObject({ entries: [{ attempts: attempts + 1, tries: 1 }] });
    always('stored');
    await clock.advance(BACKOFF_CAP_MS);
    expect(server.rows.size).toBe(1);
  });

  it('counts an attempt that was answered, although the phone had said it had no network', async () => {
    const refusal = { kind: 'rejected', why: 'Please check the name.', code: '23514' } as const;
    const { clock, outbox } = await startPhone({ fate: refusal });
    vi.stubGlobal('navigator', { onLine: false });
    await clock.until(outbox.submit(contact()));
    expect(outbox.contents.getState()).toMatchObject({ entries: [{ attempts: 1, tries: 1 }] });
  });

  it('tries twenty entries over a connection that flaps no more than three times each', async () => {
    const { clock, server, always, outbox } = await startPhone({ fate: 'drop' });
    for (let n = 0; n < 20; n++) await clock.until(outbox.submit(contact(`no ${n}`)));
    const before = server.requests.length;
    for (let flap = 0; server.rows.size < 20 && flap < 1000; flap++) {
      always(flap % 2 ? 'drop' : 'stored');
      if (flap % 2 === 0) void outbox.flush('online');
      await clock.advance(300);
    }
    expect(server.rows.size).toBe(20);
    expect(server.requests.length - before).toBeLessThanOrEqual(60);
  });

  it('does not ask earlier than the server wants, whatever rings', async () => {
    const { clock, server, always, outbox } = await startPhone({ fate: pause(60_000) });
    await clock.until(outbox.submit(contact()));
    expect(server.requests).toHaveLength(1);
    always('stored');
    for (const trigger of ['online', 'manual', 'visible', 'start', 'submit', 'sync'] as const) {
      await clock.advance(5_000);
      await clock.until(outbox.flush(trigger));
    }
    expect(await clock.until(outbox.submit(contact()))).toEqual(SAVED);
    expect(server.requests).toHaveLength(1);
    await clock.advance(32_000);
    expect(server.rows.size).toBe(2);
  });

  it('waits a quarter of an hour at most, even if the server asks for a day', async () => {
    const { clock, server, always, outbox } = await startPhone({ fate: pause(DAY_MS) });
    await clock.until(outbox.submit(contact()));
    always('stored');
    expect(await clock.until(outbox.submit(contact()))).toEqual(SAVED);
    await clock.advance(BACKOFF_CAP_MS + 1_000);
    expect(server.rows.size).toBe(2);
  });

  it.each([-2, 2])('is not confused by a clock that jumps by %i days', async (days) => {
    const { clock, server, always, outbox } = await startPhone({ fate: 'drop' });
    await clock.until(outbox.submit(contact()));
    clock.jump(days * DAY_MS);
    always('stored');
    await clock.advance(BACKOFF_CAP_MS);
    expect(server.rows.size).toBe(1);
  });

  it('begins at once on a device that slept for days, when somebody looks at it', async () => {
    const { clock, server, always, outbox } = openPhone({ fate: 'drop' });
    void outbox.start();
    await clock.until(outbox.submit(contact()));
    await clock.advance(60 * 60_000);
    always('stored');
    // Timers stand still while the device sleeps; its clock does not.
    clock.jump(3 * DAY_MS);
    await clock.until(outbox.flush('visible'));
    expect(server.rows.size).toBe(1);
  });

  it('goes on holding all while the key is refused, and lets all go with the first success', async () => {
    const { clock, server, always, outbox } = await startPhone({ fate: HOLD_ALL });
    for (let n = 0; n < 9; n++) await clock.until(outbox.submit(contact(`no ${n}`)));
    expect(server.requests.length).toBeLessThan(9);
    expect(outbox.status.getState()).toMatchObject({ waiting: 0, held: 9, parked: 0 });
    await clock.advance(14 * 60_000);
    const before = server.requests.length;
    always('stored');
    await clock.advance(2 * 60_000);
    expect(before).toBe(1);
    expect(server.rows.size).toBe(9);
    expect(outbox.status.getState()).toMatchObject({ held: 0 });
  });

  it('sends what was held when an updated app starts', async () => {
    const { clock, server, device, always } = createPhone({ fate: HOLD_ALL });
    await clock.until(device.open().outbox.submit(contact()));
    always('stored');
    await clock.advance(60_000);
    await clock.until(device.open().outbox.start());
    expect(server.rows.size).toBe(1);
  });

  it('holds one that the database does not know yet, and sends the others', async () => {
    const { clock, server, outbox } = await startPhone();
    server.fate = (parcel) => (parcel.submission.table === 'contacts' ? HOLD_THIS : 'stored');
    expect(await clock.until(outbox.submit(contact()))).toEqual({
      kind: 'saved',
      isSent: expect.any(Function),
      because: 'broken',
    });
    expect(await clock.until(outbox.submit(subscription))).toEqual({ kind: 'delivered' });
    expect(outbox.status.getState()).toMatchObject({ held: 1, waiting: 0 });
    server.fate = () => 'stored';
    await clock.advance(16 * 60_000);
    expect(server.rows.size).toBe(2);
  });

  it('sends six at a time while the link is good', async () => {
    const { clock, server, always, outbox } = openPhone({ fate: 'drop' });
    for (let n = 0; n < 30; n++) await clock.until(outbox.submit(contact(`no ${n}`)));
    always('stored');
    await clock.advance(60_000);
    await clock.until(outbox.flush('online'));
    expect(server.rows.size).toBe(30);
    expect(server.mostInFlight).toBe(6);
  });

  it('tells the worker how much is left, so that the browser wakes it again', async () => {
    const { clock, device, always } = createPhone({ fate: 'drop' });
    await clock.until(device.open().outbox.submit(contact()));
    const worker = device.wake();
    expect(await clock.until(worker.sender.flush('sync'))).toEqual({ left: 1 });
    always('stored');
    await clock.advance(3_000);
    expect(await clock.until(worker.sender.flush('sync'))).toEqual({ left: 0 });
  });
});
