import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../lib/durations';
import { readBookings } from './bookings';
import { databaseOpener } from './connection';
import { createManualClock } from './doubles/clock';
import { createDevice } from './doubles/device';
import { createServer } from './doubles/server';
import { createStaffServer } from './doubles/staff-server';
import { emptyStorage } from './doubles/storage';
import { createDrafts } from './drafts';
import { isLive, readEntry } from './entry';
import stored from './fixtures/version-1.json';

/**
 * Opens a phone that holds version 1 of the stored format: submissions and changes in every state, viewings with their
 * corrections, a consultation that was moved, and drafts.
 */
async function openStored(entries: object[] = stored.entries) {
  const { now, meta } = stored;
  // As JSON describes them.
  const database = await databaseOpener()({ closed() {} });
  const tx = database.transaction(['entries', 'meta'], 'readwrite');
  for (const record of entries)
    void tx.objectStore('entries').put(structuredClone(record) as never);
  for (const [key, value] of meta) void tx.objectStore('meta').put(value, String(key));
  await tx.done;
  database.close();
  const clock = createManualClock(now + HOUR_MS);
  const server = createServer(clock);
  for (const record of entries) {
    const entry = readEntry(record);
    if (!isLive(entry) || !entry.submission.revision || entry.amends) continue;
    // A correction: the database has what it corrects.
    const { revision: _, ...submission } = entry.submission;
    server.rows.set(entry.id, { ...entry, submission });
  }
  const staff = createStaffServer(clock);
  const device = createDevice({ clock, deliver: server.deliver, random: () => 0.5 });
  const open = (name?: string) => {
    const tab = device.open();
    void tab.outbox.start();
    if (name) tab.signIn(staff.as(name));
    return tab;
  };
  return { clock, server, staff, device, open };
}

const sentOf = (server: ReturnType<typeof createServer>) =>
  [...server.rows.values()].map(({ submission }) =>
    'message' in submission ? submission.message : submission.table,
  );
const SENT = [
  'dropped',
  'held',
  'later',
  'leads',
  'leads',
  'leads',
  'lost',
  'never tried',
  'on its way',
];
const seqOf = (record: object) => ('seq' in record ? Number(record.seq) : 0);
const takenOf = (staff: ReturnType<typeof createStaffServer>) =>
  staff.taken.map(({ change }) => `${change.row_id} ${change.value.kind}`);

beforeEach(emptyStorage);

describe('a device with everything in every state', () => {
  it('shows all of it before anything is sent', async () => {
    const { clock, device } = await openStored();
    const { entries, changes, unreadable } = await clock.until(device.open().outbox.readContents());
    expect(unreadable).toEqual([]);
    const bySeq = (one: object, other: object) => seqOf(one) - seqOf(other);
    expect([...entries, ...changes].sort(bySeq)).toEqual(stored.entries);
  });

  it('sends every enquiry once, and leaves to a person what the database has refused', async () => {
    const { clock, server, open } = await openStored();
    const { outbox } = open();
    await clock.advance(HOUR_MS);
    expect(sentOf(server).sort()).toEqual(SENT);
    expect(outbox.status.getState()).toMatchObject({ waiting: 0, sending: 0, held: 0, parked: 2 });
  });

  it('sends each correction, and keeps the drafts', async () => {
    const { clock, server, open } = await openStored();
    const { outbox } = open();
    await clock.advance(HOUR_MS);
    const corrected = [...server.rows.values()].map(({ submission }) => submission);
    for (const phone of ['+2348035550112', '+2348035550113']) {
      expect(corrected).toContainEqual(expect.objectContaining({ phone }));
    }
    const drafts = createDrafts(outbox);
    expect(await clock.until(drafts.read('enquiry'))).toEqual({ name: 'Ada', message: 'Half-ty' });
    expect(await clock.until(drafts.read('capture:2'))).toEqual({ name: 'Bola' });
    expect(await clock.until(outbox.read(readBookings))).toMatchObject([
      { booking: { uid: 'uid', sequence: 1 } },
    ]);
  });

  it('makes each of an administrator’s changes once, in the order of its row, once they are signed in', async () => {
    const { clock, staff, open } = await openStored();
    const { outbox } = open('ada');
    await clock.advance(HOUR_MS);
    expect(takenOf(staff).sort()).toEqual([
      'answered status',
      'contact deletion',
      'dropped note',
      'held status',
      'on-its-way status',
      'subscriber unsubscription',
    ]);
    // Each keeps the time of its tap, by which the database puts it in its order.
    const kept = new Map(stored.entries.map(({ id, capturedAt }) => [id, capturedAt]));
    for (const { id, capturedAt } of staff.taken) expect(capturedAt).toBe(kept.get(id));
    // Parked: one refused. Waiting: one of somebody else's.
    expect(outbox.status.getState()).toMatchObject({ staffWaiting: 1, staffParked: 1 });
    outbox.authorize(undefined);
    outbox.authorize(staff.as('obi'));
    await clock.advance(HOUR_MS);
    expect(takenOf(staff)).toContain('of-obi status');
    expect(outbox.status.getState()).toMatchObject({ staffWaiting: 0, staffParked: 1 });
    expect(staff.parcels).toHaveLength(staff.taken.length);
  });

  it('sends every enquiry from its worker when no page is open', async () => {
    const { clock, server, device } = await openStored();
    expect(await clock.until(device.wake().sender.flush('sync'))).toEqual({ left: 0 });
    expect(sentOf(server).sort()).toEqual(SENT);
  });
});

it('a device that went back to this release keeps what it can’t read, and sends the rest', async () => {
  const [known] = stored.entries.filter(({ state }) => state.kind === 'waiting');
  const unknown = {
    ...known,
    seq: 901,
    id: 'of-a-later-release',
    submission: { table: 'of_a_later_release', email: 'ada@example.com' },
  };
  const { clock, server, device, open } = await openStored([
    unknown,
    { ...known, seq: 902, id: 'ours' },
  ]);
  const { outbox } = open();
  await clock.advance(HOUR_MS);
  expect([...server.rows.keys()]).toEqual(['ours']);
  expect(outbox.status.getState()).toMatchObject({ waiting: 0, unreadable: 1 });
  const { unreadable } = await clock.until(outbox.readContents());
  expect(unreadable).toMatchObject([{ record: unknown }]);
  expect(await clock.until(device.wake().sender.flush('sync'))).toEqual({ left: 0 });
});
