import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../lib/durations';
import { createPhone, REFUSED } from './doubles/phone';
import { viewing } from './doubles/samples';
import { emptyStorage } from './doubles/storage';
import { withPicture } from './stored-records';

beforeEach(emptyStorage);

const PICTURE = Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3]).buffer;
const bytesOf = (picture: ArrayBuffer | undefined) => picture && [...new Uint8Array(picture)];

/** A phone on which a viewing with a picture was saved, without a signal. */
async function captured() {
  const phone = createPhone();
  const { clock, device, server } = phone;
  phone.always('drop');
  server.pictureFate = () => 'drop';
  const tab = device.open();
  await clock.until(tab.outbox.start());
  const kept = await clock.until(tab.outbox.keep(viewing(), withPicture(PICTURE)));
  if (kept.kind !== 'kept') throw new Error(kept.kind);
  return {
    ...phone,
    tab,
    seq: kept.seq,
    contents: () => clock.until(tab.outbox.readContents()),
    online() {
      phone.always('stored');
      server.pictureFate = () => 'stored';
    },
  };
}

describe('the picture of a business card', () => {
  it('is stored with its viewing, and survives the browser’s end', async () => {
    const { clock, device, tab } = await captured();
    tab.kill();
    const { entries, pictures } = await clock.until(device.open().outbox.readContents());
    expect(entries).toHaveLength(1);
    expect(pictures).toMatchObject([{ lead: entries[0]?.id }]);
    expect(bytesOf(pictures[0]?.picture)).toEqual(bytesOf(PICTURE));
  });

  it('is sent after its lead, once, as it was kept; then nothing of it stays', async () => {
    const { clock, server, contents, online, tab } = await captured();
    const uploadsBefore = server.uploads.length;
    expect(uploadsBefore, 'nothing is sent before its lead').toBe(0);
    online();
    await clock.until(tab.outbox.flush('online'));
    await clock.advance(60_000);
    const [lead] = [...server.rows.keys()];
    expect(server.uploads).toHaveLength(1);
    expect(bytesOf(server.pictures.get(lead ?? '')?.picture)).toEqual(bytesOf(PICTURE));
    const { entries, pictures } = await contents();
    expect(pictures).toEqual([]);
    expect(entries.map(({ state }) => state.kind)).toEqual(['delivered', 'delivered']);
    expect(JSON.stringify(entries.map((entry) => Object.keys(entry)))).not.toContain('picture');
  });

  it('is one thing to send with its viewing, and one without', async () => {
    const { clock, server, online, tab } = await captured();
    await clock.advance(1_000);
    expect(tab.outbox.status.getState()).toMatchObject({ waiting: 1, sending: 0 });
    online();
    server.pictureFate = () => 'stall';
    void tab.outbox.flush('online');
    await clock.advance(1_000);
    expect(server.rows.size).toBe(1);
    expect(tab.outbox.status.getState()).toMatchObject({ sending: 1, waiting: 0, delivered: 1 });
  });

  it('is sent once by two tabs and the worker, and again only if the answer was lost', async () => {
    const { clock, device, server, online } = await captured();
    online();
    let lost = 1;
    server.pictureFate = () => (lost-- > 0 ? 'lost' : 'stored');
    const tabs = [device.open(), device.open()];
    const worker = device.wake();
    await clock.until(
      Promise.all([...tabs.map(({ outbox }) => outbox.start()), worker.sender.flush('sync')]),
    );
    await clock.advance(60_000);
    expect(server.uploads).toHaveLength(2);
    expect(server.pictures.size).toBe(1);
  });

  it('is sent by the worker alone, too', async () => {
    const { clock, device, server, online, tab } = await captured();
    tab.kill();
    online();
    const { left } = await clock.until(device.wake().sender.flush('sync'));
    expect([server.rows.size, server.pictures.size, left]).toEqual([1, 1, 0]);
  });

  it('waits while its viewing needs attention, and goes out once that was sent', async () => {
    const { clock, server, tab, seq, always, online } = await captured();
    online();
    always(REFUSED);
    await clock.until(tab.outbox.flush('online'));
    await clock.advance(60_000);
    expect(tab.outbox.status.getState()).toMatchObject({ parked: 1, waiting: 0 });
    expect(server.uploads).toEqual([]);
    always('stored');
    await clock.until(tab.outbox.edit(seq, { ...viewing(), name: 'Ada Eze' }));
    await clock.advance(60_000);
    expect(server.pictures.size).toBe(1);
  });

  it('is discarded with its viewing, and comes back with it', async () => {
    const { clock, contents, tab, seq } = await captured();
    const { change, undo } = await clock.until(tab.outbox.discard(seq));
    expect(change).toBe('changed');
    expect(await contents()).toMatchObject({ entries: [], pictures: [] });
    await clock.until(undo());
    const { entries, pictures } = await contents();
    expect(pictures).toMatchObject([{ lead: entries[0]?.id }]);
  });

  it('is discarded alone once its viewing was sent', async () => {
    const { clock, contents, server, online, tab } = await captured();
    online();
    server.pictureFate = () => 'drop';
    await clock.until(tab.outbox.flush('online'));
    await clock.advance(1_000);
    const [picture] = (await contents()).pictures;
    await clock.until(tab.outbox.discard(picture?.seq ?? 0));
    await clock.advance(1_000);
    expect(await contents()).toMatchObject({
      pictures: [],
      entries: [{ state: { kind: 'delivered' } }],
    });
  });

  it('has 45 seconds on a slow line, in which nobody else sends it and leads overtake it', async () => {
    const { clock, device, server, online, tab } = await captured();
    online();
    server.pictureFate = () => 'stall';
    const other = device.open();
    await clock.until(other.outbox.start());
    void tab.outbox.flush('online');
    await clock.advance(30_000);
    expect(server.uploads).toHaveLength(1);
    await clock.until(other.outbox.keep(viewing('+2348035550143')));
    await clock.advance(5_000);
    expect(server.rows.size, 'a lead overtakes it').toBe(2);
    expect(server.uploads).toHaveLength(1);
    server.pictureFate = () => 'stored';
    await clock.advance(120_000);
    expect(server.pictures.size).toBe(1);
    expect(server.uploads).toHaveLength(2);
    expect(tab.outbox.status.getState().failures, 'the link is not blamed').toBe(0);
  });

  it('goes alone: on a slow line several at once would all be late', async () => {
    const { clock, server, online, tab } = await captured();
    for (const digit of [1, 2, 3]) {
      await clock.until(tab.outbox.keep(viewing(`+234803555014${digit}`), withPicture(PICTURE)));
    }
    online();
    let most = 0;
    let now = 0;
    server.pictureFate = () => {
      now += 1;
      most = Math.max(most, now);
      clock.setTimer(() => (now -= 1), 50);
      return 'stored';
    };
    await clock.until(tab.outbox.flush('online'));
    await clock.advance(60_000);
    expect([server.pictures.size, server.uploads.length, most]).toEqual([4, 4, 1]);
  });

  it('that was refused for good is shown until the next day', async () => {
    const { clock, server, contents, online, tab } = await captured();
    online();
    server.pictureFate = () => ({ kind: 'rejected', why: 'unknown', names: 'attach_picture' });
    await clock.until(tab.outbox.flush('online'));
    await clock.advance(60_000);
    expect((await contents()).pictures).toMatchObject([{ state: { kind: 'parked' } }]);
    await clock.until(tab.outbox.tidy());
    expect((await contents()).pictures).toHaveLength(1);
    await clock.advance(DAY_MS);
    await clock.until(tab.outbox.tidy());
    expect((await contents()).pictures).toEqual([]);
  });
});
