import { beforeEach, describe, expect, it } from 'vitest';
import { createPhone, SAVED, startPhone } from './doubles/phone';
import { contact } from './doubles/samples';
import { emptyStorage } from './doubles/storage';

beforeEach(emptyStorage);

describe('several tabs and the worker', () => {
  it('send each submission once when all wake up at the same time', async () => {
    const { clock, server, device, always } = createPhone();
    const tabs = [device.open(), device.open()];
    always('drop');
    for (let n = 0; n < 50; n++)
      await clock.until(tabs[n % 2]?.outbox.submit(contact()) ?? Promise.reject());
    always('stored');
    await clock.advance(60_000);
    const before = server.requests.length;
    const worker = device.wake();
    const done = [...tabs.map(({ outbox }) => outbox.start()), worker.sender.flush('sync')];
    await clock.until(Promise.all(done));
    expect(server.rows.size).toBe(50);
    expect(server.requests.length - before).toBe(50);
  });

  it('report the result in one tab when another tab did the sending', async () => {
    const { clock, server, device } = createPhone();
    const [one, two] = [device.open(), device.open()];
    await clock.until(Promise.all([one.outbox.start(), two.outbox.start()]));
    server.fate = (parcel) => (JSON.stringify(parcel).includes('slow') ? 'stall' : 'stored');
    void one.outbox.submit(contact('slow'));
    await clock.advance(1_000);
    // Tab one holds the lock, so it sends what tab two stored.
    expect(await clock.until(two.outbox.submit(contact('quick')))).toEqual(SAVED);
  });

  it('take over at once when the tab that was sending is killed', async () => {
    const { clock, server, device } = createPhone();
    const [one, two] = [device.open(), device.open()];
    await clock.until(Promise.all([one.outbox.start(), two.outbox.start()]));
    server.fate = (_parcel, nth) => (nth === 1 ? 'stall' : 'stored');
    void one.outbox.submit(contact());
    await clock.advance(3_000);
    one.kill();
    await clock.advance(3_000);
    expect(server.rows.size).toBe(1);
    expect(server.requests[1]).toMatchObject({ ambiguous: true });
  });

  it('go on without a frozen tab that holds the lock', async () => {
    const { clock, server, device } = createPhone();
    const [one, two] = [device.open(), device.open()];
    await clock.until(Promise.all([one.outbox.start(), two.outbox.start()]));
    server.fate = (parcel, nth) =>
      nth === 1 && JSON.stringify(parcel).includes('frozen') ? 'stall' : 'stored';
    void one.outbox.submit(contact('frozen'));
    await clock.advance(1_000);
    one.freeze();
    expect(await clock.until(two.outbox.submit(contact('other')))).toEqual(SAVED);
    await clock.advance(27_000);
    expect(server.rows.size).toBe(2);
    server.fate = () => 'stored';
    one.thaw();
    await clock.advance(60_000);
    expect(server.rows.size).toBe(2);
    expect(one.outbox.status.getState()).toMatchObject({ waiting: 0, sending: 0 });
    expect(device.isSending()).toBe(false);
  });

  it('let go of the lock at once when the page is put away, and go on when it is back', async () => {
    const { clock, server, device, always, outbox } = await startPhone({ fate: 'stall' });
    void outbox.submit(contact());
    await clock.advance(1_000);
    expect(device.isSending()).toBe(true);
    outbox.suspend();
    await clock.settle();
    expect(device.isSending()).toBe(false);
    expect(server.inFlight).toBe(0);
    always('stored');
    await clock.advance(60_000);
    expect(server.rows.size).toBe(0);
    await clock.until(outbox.resume());
    expect(server.rows.size).toBe(1);
  });

  it('also deliver each submission once without Web Locks', async () => {
    const { clock, server, outbox } = await startPhone({ withLocks: false });
    await Promise.all(Array.from({ length: 10 }, () => clock.until(outbox.submit(contact()))));
    expect(server.rows.size).toBe(10);
    expect(server.requests).toHaveLength(10);
  });

  it('recover, without Web Locks, what a killed tab was sending', async () => {
    const { clock, server, device } = createPhone({ withLocks: false });
    const one = device.open();
    server.fate = (_parcel, nth) => (nth === 1 ? 'stall' : 'stored');
    void one.outbox.submit(contact());
    await clock.advance(1_000);
    one.kill();
    const two = device.open();
    await clock.until(two.outbox.start());
    expect(server.rows.size).toBe(0);
    await clock.advance(60_000);
    expect(server.rows.size).toBe(1);
  });

  it('send after a relaunch what was saved before the browser was killed', async () => {
    const { clock, server, device, always } = createPhone();
    const one = device.open();
    always('drop');
    await clock.until(one.outbox.submit(contact()));
    one.kill();
    always('stored');
    await clock.until(device.open().outbox.start());
    expect(server.rows.size).toBe(1);
  });
});
