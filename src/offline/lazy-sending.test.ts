import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPhone, SAVED } from './doubles/phone';
import { contact } from './doubles/samples';
import { emptyStorage } from './doubles/storage';
import { LOAD_AGAIN_MS } from './monitor';
import { type CreateSending, createSending } from './sending';

beforeEach(emptyStorage);

/** A tab that can load its sending half only while `signal` allows it. */
function phone() {
  const { clock, server, device } = createPhone();
  const network = { isThere: true };
  const loadSending = vi.fn(async (): Promise<CreateSending> => {
    if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return (parts) => createSending({ ...parts, deliver: server.deliver });
  });
  const report = vi.fn();
  const open = () => device.open({ loadSending, report }).outbox;
  return { clock, server, network, loadSending, open, outbox: open() };
}

describe('an outbox whose sending half comes later', () => {
  it('loads nothing while there is nothing to send', async () => {
    const { clock, outbox, loadSending } = phone();
    await clock.until(outbox.start());
    await clock.until(outbox.flush('visible'));
    await clock.until(outbox.flush('online'));
    expect(loadSending).not.toHaveBeenCalled();
  });

  it('loads it on start if something waits', async () => {
    const { clock, open, outbox, network, server } = phone();
    network.isThere = false;
    await clock.until(outbox.submit(contact()));
    outbox.stop();
    network.isThere = true;
    await clock.until(open().start());
    expect(server.rows.size).toBe(1);
  });

  it('loads it only once', async () => {
    const { clock, outbox, loadSending } = phone();
    const both = Promise.all([outbox.submit(contact()), outbox.submit(contact())]);
    const results = await clock.until(both);
    expect(results.map(({ kind }) => kind)).toEqual(['delivered', 'delivered']);
    expect(loadSending).toHaveBeenCalledTimes(1);
  });

  it('keeps what is submitted without it, says so, and sends it when the signal is back', async () => {
    const { clock, outbox, network, server } = phone();
    await clock.until(outbox.start());
    network.isThere = false;
    expect(await clock.until(outbox.submit(contact()))).toEqual(SAVED);
    expect(outbox.status.getState().waiting).toBe(1);
    network.isThere = true;
    await clock.until(outbox.flush('online'));
    expect(server.rows.size).toBe(1);
  });

  it('does not try to load it every second, and notices by itself when it can', async () => {
    const { clock, outbox, network, loadSending, server } = phone();
    await clock.until(outbox.start());
    network.isThere = false;
    await clock.until(outbox.submit(contact()));
    await clock.advance(LOAD_AGAIN_MS - 1_000);
    expect(loadSending).toHaveBeenCalledTimes(1);
    network.isThere = true;
    await clock.advance(3_000);
    expect(server.rows.size).toBe(1);
  });

  it('sends nothing from a page that was frozen while it was loading', async () => {
    const { clock, outbox, server } = phone();
    await clock.until(outbox.start());
    const sending = outbox.submit(contact());
    outbox.suspend();
    expect(await clock.until(sending)).toEqual(SAVED);
    expect(server.requests).toEqual([]);
    await clock.until(outbox.resume());
    expect(server.rows.size).toBe(1);
  });

  it('says "not saved" if neither storage nor the code is available', async () => {
    const { device, clock } = createPhone();
    const { outbox } = device.open({
      openDatabase: async () => {
        throw new DOMException('denied', 'SecurityError');
      },
      loadSending: async () => {
        throw new TypeError('Failed to fetch dynamically imported module');
      },
    });
    expect(await clock.until(outbox.submit(contact()))).toEqual({
      kind: 'not-saved',
      cause: 'unavailable',
    });
  });
});
