import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseOpener } from './connection';
import { createPhone, openPhone, REFUSED, SAVED, startPhone } from './doubles/phone';
import { contact, subscription } from './doubles/samples';
import { emptyStorage } from './doubles/storage';
import type { Outbox } from './outbox';

beforeEach(emptyStorage);

describe('submitting', () => {
  it('reports delivery once the database confirms it', async () => {
    const { clock, server, outbox } = openPhone();
    expect(await clock.until(outbox.submit(contact()))).toEqual({ kind: 'delivered' });
    expect([...server.rows.values()]).toMatchObject([
      { submission: contact(), capturedAt: '2026-11-21T09:00:00.000Z', ambiguous: false },
    ]);
  });

  it('tells at once that it is saved when there is no network, and sends it later by itself', async () => {
    const { clock, server, always, outbox } = await startPhone({ fate: 'drop' });
    const before = clock.now();
    expect(await clock.until(outbox.submit(contact()))).toEqual(SAVED);
    expect(clock.now() - before).toBeLessThanOrEqual(300);
    expect(outbox.status.getState()).toMatchObject({ waiting: 1 });
    always('stored');
    await clock.advance(10_000);
    expect(server.rows.size).toBe(1);
    expect(outbox.status.getState()).toMatchObject({ waiting: 0, sending: 0 });
  });

  it('tells when what was saved has been sent, and that it will not be once it is discarded', async () => {
    const { clock, always, outbox } = openPhone({ fate: 'drop' });
    await clock.until(outbox.start());
    const waits = async () => {
      const result = await clock.until(outbox.submit(contact()));
      if (result.kind !== 'saved' || !result.isSent) throw new Error(`It is ${result.kind}.`);
      return { isSent: result.isSent() };
    };
    const first = await waits();
    const second = await waits();
    const { entries } = await outbox.readContents();
    await clock.until(outbox.discard(entries[1]?.seq ?? 0));
    expect(await clock.until(second.isSent)).toBe(false);
    always('stored');
    expect(await clock.until(first.isSent)).toBe(true);
  });

  it('tells within four seconds that it is saved when the answer does not come', async () => {
    const { clock, outbox } = openPhone({ fate: 'stall' });
    const before = clock.now();
    expect(await clock.until(outbox.submit(contact()))).toEqual(SAVED);
    expect(clock.now() - before).toBe(4_000);
  });

  it('gives up a hanging request after 15 seconds and tries again', async () => {
    const { clock, server, outbox } = await startPhone();
    server.fate = (_parcel, nth) => (nth === 1 ? 'stall' : 'stored');
    await clock.until(outbox.submit(contact()));
    await clock.advance(14_900 - 4_000);
    expect(server.requests).toHaveLength(1);
    await clock.advance(5_000);
    expect(server.requests).toHaveLength(2);
    expect(server.rows.size).toBe(1);
  });

  it('is one row when the answer was lost after the commit', async () => {
    const { clock, server, outbox } = await startPhone();
    server.fate = (_parcel, nth) => (nth === 1 ? 'lost' : 'stored');
    expect(await clock.until(outbox.submit(contact()))).toEqual(SAVED);
    await clock.advance(10_000);
    expect(server.requests.map(({ id, ambiguous }) => [id, ambiguous])).toEqual([
      [server.requests[0]?.id, false],
      [server.requests[0]?.id, true],
    ]);
    expect(server.rows.size).toBe(1);
  });

  it('reports why the database refused it, and keeps it for correction', async () => {
    const { clock, outbox } = openPhone({ fate: REFUSED });
    expect(await clock.until(outbox.submit(contact()))).toEqual({
      kind: 'rejected',
      why: 'Please check the name.',
      field: 'name',
      seq: 1,
    });
    await clock.until(outbox.flush('manual'));
    expect(outbox.status.getState()).toMatchObject({ waiting: 0, parked: 1 });
  });

  it('tells a subscriber that the address is already on the list', async () => {
    const { clock, outbox } = openPhone({ fate: { kind: 'closed', why: 'already-subscribed' } });
    expect(await clock.until(outbox.submit(subscription))).toEqual({ kind: 'already-subscribed' });
    expect(outbox.status.getState()).toMatchObject({ waiting: 0, parked: 0 });
  });

  it.each(['submit', 'keep'] as const)('stores nothing invalid (%s)', async (how) => {
    const { clock, server, outbox } = openPhone();
    const result = await clock.until<unknown>(outbox[how]({ ...contact(), email: 'nobody' }));
    expect(result).toMatchObject({ kind: 'rejected', field: 'email' });
    expect((await clock.until(outbox.readContents())).entries).toEqual([]);
    expect(server.requests).toEqual([]);
  });

  it('does not wait for the answer to another submission that hangs', async () => {
    const { clock, server, outbox } = openPhone();
    server.fate = (parcel) => (JSON.stringify(parcel).includes('first') ? 'stall' : 'stored');
    const first = outbox.submit(contact('first'));
    await clock.advance(100);
    expect(await clock.until(outbox.submit(contact('second')))).toEqual({ kind: 'delivered' });
    expect(await clock.until(first)).toEqual(SAVED);
  });

  it('keeps no personal data once it is delivered', async () => {
    const { clock, device, outbox } = openPhone();
    await clock.until(outbox.submit(contact()));
    const { entries } = await clock.until(outbox.readContents());
    expect(entries).toMatchObject([
      { subject: { table: 'contacts', property: 'Citadel Views' }, state: { kind: 'delivered' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Ada');
    await clock.advance(25 * 60 * 60_000);
    await clock.until(device.open().outbox.start());
    expect((await clock.until(outbox.readContents())).entries).toEqual([]);
  });

  it('asks once that the storage is kept, and each time for a background sync', async () => {
    const { clock, device } = createPhone();
    const persist = vi.fn();
    const registerSync = vi.fn(async () => Promise.reject(new Error('not here')));
    const { outbox } = device.open({ persist, registerSync });
    await clock.until(outbox.start());
    expect(registerSync).not.toHaveBeenCalled();
    await clock.until(outbox.submit(contact()));
    await clock.until(outbox.submit(contact()));
    expect(persist).toHaveBeenCalledTimes(1);
    expect(registerSync).toHaveBeenCalledTimes(2);
  });

  it('asks for a background sync at each start while something waits, since browsers give up after three tries', async () => {
    const { clock, device } = createPhone({ fate: 'drop' });
    await clock.until(device.open().outbox.submit(contact()));
    const registerSync = vi.fn();
    for (const start of [1, 2]) {
      const { outbox, kill } = device.open({ registerSync });
      await clock.until(outbox.start());
      expect(registerSync).toHaveBeenCalledTimes(start);
      kill();
    }
  });
});

describe('keeping without waiting for the answer', () => {
  it('reports that it is stored while a request hangs, and sends it afterwards', async () => {
    const { clock, server, always, outbox } = await startPhone({ fate: 'stall' });
    const before = clock.now();
    expect(await clock.until(outbox.keep(contact()))).toEqual({ kind: 'kept', seq: 1 });
    expect(clock.now() - before).toBeLessThanOrEqual(300);
    always('stored');
    await clock.advance(20_000);
    expect(server.rows.size).toBe(1);
  });
});

describe('the status', () => {
  it('tells how much was sent, the state of the link and when the next attempt is made', async () => {
    const { clock, always, outbox } = await startPhone({ fate: 'drop' });
    await clock.until(outbox.submit(contact()));
    expect(outbox.status.getState()).toMatchObject({ delivered: 0, failures: 1 });
    expect(outbox.status.getState().nextAt).toBeGreaterThan(clock.now());
    always('stored');
    await clock.advance(10_000);
    expect(outbox.status.getState()).toMatchObject({
      delivered: 1,
      failures: 0,
      nextAt: undefined,
    });
  });

  it('counts an address that is already on the list as delivered, but not as recorded', async () => {
    const { clock, always, outbox } = await startPhone();
    await clock.until(outbox.submit(contact()));
    always({ kind: 'closed', why: 'already-subscribed' });
    await clock.until(outbox.submit(subscription));
    expect(outbox.status.getState()).toMatchObject({ delivered: 2, recorded: 1, waiting: 0 });
  });
});

describe('correcting an entry', () => {
  it('sends a refused entry again after an edit, under the same id', async () => {
    const { clock, server, always, outbox } = openPhone({ fate: REFUSED });
    await clock.until(outbox.submit(contact('wrong')));
    always('stored');
    expect(await clock.until(outbox.edit(1, contact('right')))).toBe('changed');
    await clock.advance(1_000);
    expect([...server.rows.values()]).toMatchObject([{ submission: contact('right') }]);
    expect(server.requests[0]?.id).toBe(server.requests[1]?.id);
  });

  it('gives an edited one a new id when the old may be stored: the change is never lost', async () => {
    const { clock, server, outbox } = openPhone();
    server.fate = (_parcel, nth) => (nth === 1 ? 'lost' : 'stored');
    await clock.until(outbox.submit(contact('old')));
    server.fate = () => 'stored';
    await clock.until(outbox.edit(1, contact('new')));
    await clock.advance(1_000);
    expect([...server.rows.values()].map(({ submission }) => submission)).toContainEqual(
      contact('new'),
    );
  });

  it('leaves one alone that is on its way', async () => {
    const { clock, device, outbox } = openPhone({ fate: 'stall' });
    void outbox.submit(contact());
    await clock.advance(1_000);
    const other = device.open().outbox;
    expect(await clock.until(other.edit(1, contact('other')))).toBe('sending');
    expect(await clock.until(other.retry(1))).toBe('sending');
  });

  it('discards an entry that is being sent once the attempt has failed', async () => {
    const { clock, server, always, outbox } = await startPhone({ fate: 'stall' });
    void outbox.submit(contact());
    await clock.advance(1_000);
    const { change, undo } = await clock.until(outbox.discard(1));
    expect(change).toBe('changed');
    expect((await clock.until(outbox.readContents())).entries).toEqual([]);
    always('stored');
    await clock.until(undo());
    await clock.advance(1_000);
    expect(server.rows.size).toBe(1);
  });

  it('discards nothing that was delivered while the discard was waiting', async () => {
    const { clock, server, outbox } = await startPhone();
    void outbox.submit(contact());
    await clock.until(followSending(outbox));
    expect((await clock.until(outbox.discard(1))).change).toBe('gone');
    expect(server.rows.size).toBe(1);
    expect(outbox.status.getState().delivered).toBe(1);
  });

  it('says after a while that an entry is still being sent, if its sender goes silent', async () => {
    const { clock, device, always } = createPhone();
    const tab = device.open();
    always('stall');
    void tab.outbox.submit(contact());
    await clock.advance(1_000);
    tab.freeze();
    const other = device.open().outbox;
    expect((await clock.until(other.discard(1))).change).toBe('sending');
  });

  it('refuses an invalid edit', async () => {
    const { clock, outbox } = openPhone({ fate: REFUSED });
    await clock.until(outbox.submit(contact()));
    expect(await clock.until(outbox.edit(1, contact(' ')))).toMatchObject({
      kind: 'rejected',
      field: 'message',
    });
    expect(outbox.status.getState().parked).toBe(1);
  });

  it('discards an entry, and restores one that was discarded by mistake', async () => {
    const { clock, server, always, outbox } = openPhone({ fate: 'drop' });
    await clock.until(outbox.submit(contact()));
    const { change, undo } = await clock.until(outbox.discard(1));
    expect(change).toBe('changed');
    await clock.advance(1_000);
    expect(outbox.status.getState().waiting).toBe(0);
    always('stored');
    await clock.until(undo());
    await clock.advance(3_000);
    expect(server.rows.size).toBe(1);
    expect((await clock.until(outbox.discard(99))).change).toBe('gone');
  });

  it('retries a refused entry on demand', async () => {
    const { clock, server, always, outbox } = openPhone({ fate: REFUSED });
    await clock.until(outbox.submit(contact()));
    always('stored');
    expect(await clock.until(outbox.retry(1))).toBe('changed');
    await clock.advance(1_000);
    expect(server.rows.size).toBe(1);
    expect(await clock.until(outbox.retry(1))).toBe('gone');
  });
});

it('a record that cannot be read is skipped, counted and kept, and the rest goes out', async () => {
  const { clock, server, device, always } = createPhone({ fate: 'drop' });
  await clock.until(device.open().outbox.submit(contact()));
  const database = await databaseOpener()({ closed() {} });
  const strange = { id: 'x', state: { kind: 'waiting', dueAt: 0 }, submission: { table: 'other' } };
  await database.add('entries', strange as never);
  database.close();
  always('stored');
  const { outbox } = device.open();
  await clock.advance(60_000);
  await clock.until(outbox.start());
  await clock.advance(60_000);
  expect(server.rows.size).toBe(1);
  expect(outbox.status.getState()).toMatchObject({ waiting: 0, unreadable: 1 });
  const { unreadable } = await clock.until(outbox.readContents());
  expect(unreadable).toMatchObject([{ record: strange }]);
});

/** Resolves when an entry is being sent. */
function followSending({ status }: Pick<Outbox, 'status'>): Promise<void> {
  return new Promise((resolve) => {
    const stop = status.subscribe(({ sending }) => {
      if (sending === 0) return;
      stop();
      resolve();
    });
  });
}
