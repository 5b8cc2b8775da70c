import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../lib/durations';
import { readBookings } from './bookings';
import { DATABASE_NAME, databaseOpener } from './connection';
import { createManualClock } from './doubles/clock';
import { createDevice } from './doubles/device';
import { createServer } from './doubles/server';
import { createStaffServer } from './doubles/staff-server';
import { createDrafts } from './drafts';
import corrections from './fixtures/device-302ab7a.json';
import old from './fixtures/device-873d8b4.json';

type Left = { now: number; entries: object[]; meta: unknown[][] };

/** Opens a phone with the records that an earlier release left. */
async function openWith({ now, entries, meta }: Left) {
  // This release's schema does not describe the records of an earlier one.
  const database = await databaseOpener()({ closed() {} });
  const tx = database.transaction(['entries', 'meta'], 'readwrite');
  for (const record of entries)
    void tx.objectStore('entries').put(structuredClone(record) as never);
  for (const [key, value] of meta) void tx.objectStore('meta').put(value, String(key));
  await tx.done;
  database.close();
  const clock = createManualClock(now + HOUR_MS);
  const server = createServer(clock);
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
const takenOf = (staff: ReturnType<typeof createStaffServer>) =>
  staff.taken.map(
    ({ change }) =>
      `${change.row_id} ${change.action === 'event' ? change.value.kind : change.action}`,
  );

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('a device with everything in every state, left by release 873d8b4', () => {
  it('shows all of it before anything is sent', async () => {
    const { clock, device } = await openWith(old.every);
    const { entries, changes, unreadable } = await clock.until(device.open().outbox.readContents());
    expect(unreadable).toEqual([]);
    const records = [...entries, ...changes].map((record) => structuredClone(record));
    expect(records).toEqual(
      expect.arrayContaining(old.every.entries.map((record) => expect.objectContaining(record))),
    );
    expect(records).toHaveLength(old.every.entries.length);
  });

  it('sends every enquiry once, and leaves to a person what the database has refused', async () => {
    const { clock, server, open } = await openWith(old.every);
    const { outbox } = open();
    await clock.advance(HOUR_MS);
    expect(sentOf(server).sort()).toEqual(
      [
        'dropped',
        'dropped',
        'held',
        'later',
        'lost',
        'never tried',
        'on its way',
        'trouble',
      ].sort(),
    );
    expect(server.requests).toHaveLength(server.rows.size);
    expect(outbox.status.getState()).toMatchObject({ waiting: 0, sending: 0, held: 0, parked: 2 });
  });

  it('makes each of an administrator’s changes once, in the order of its row, once they are signed in', async () => {
    const { clock, staff, open } = await openWith(old.every);
    const { outbox } = open('ada');
    await clock.advance(HOUR_MS);
    expect(takenOf(staff).sort()).toEqual(
      [
        'refused status',
        'held status',
        'answered status',
        'done note',
        'dropped note',
        'subscriber active',
        'on-its-way status',
        'contact deletion',
        // They were in conflict, which events are not: the order in which they were made decides.
        'conflict status',
        'conflict status',
      ].sort(),
    );
    // Each keeps the time of its tap, by which the database puts it in its order.
    const kept = new Map(old.every.entries.map(({ id, capturedAt }) => [id, capturedAt]));
    for (const { id, capturedAt } of staff.taken) expect(capturedAt).toBe(kept.get(id));
    // Parked: one forbidden. Waiting: one of somebody else's.
    expect(outbox.status.getState()).toMatchObject({ staffWaiting: 1, staffParked: 1 });
    outbox.authorize(undefined);
    outbox.authorize(staff.as('obi'));
    await clock.advance(HOUR_MS);
    expect(takenOf(staff)).toContain('of-obi status');
    expect(outbox.status.getState()).toMatchObject({ staffWaiting: 0, staffParked: 1 });
    expect(staff.parcels).toHaveLength(staff.taken.length);
  });

  it('sends every enquiry from its worker when no page is open', async () => {
    const { clock, server, device } = await openWith(old.every);
    expect(await clock.until(device.wake().sender.flush('sync'))).toEqual({ left: 0 });
    expect(sentOf(server)).toHaveLength(7);
  });

  it('sends what waited for a refused key, and what the server had asked to delay', async () => {
    for (const left of [old.heldBack, old.paused]) {
      globalThis.indexedDB = new IDBFactory();
      const { clock, server, staff, open } = await openWith(left);
      open('ada');
      await clock.advance(HOUR_MS);
      expect(server.rows.size).toBe(left.entries.filter((entry) => 'submission' in entry).length);
      expect(takenOf(staff)).toEqual(['lead-1 status']);
    }
  });

  it('can go back to that release: what this one has written is in the same format', async () => {
    const { clock, server, staff, open } = await openWith(old.every);
    server.fate = () => 'drop';
    staff.fate = () => 'drop';
    open('ada').kill();
    await clock.advance(HOUR_MS);
    const database = await databaseOpener()({ closed() {} });
    expect(database.version).toBe(1);
    expect(database.name).toBe(DATABASE_NAME);
    const kinds = new Set((await database.getAll('entries')).map(({ state }) => state.kind));
    database.close();
    const known = new Set(old.every.entries.map(({ state }) => state.kind));
    expect([...kinds].filter((kind) => !known.has(kind))).toEqual([]);
  });
});

it('a device that went back to this release keeps what it can’t read, and sends the rest', async () => {
  const [known] = old.every.entries.filter(({ state }) => state.kind === 'waiting');
  const unknown = {
    ...known,
    seq: 901,
    id: 'of-a-later-release',
    submission: { table: 'of_a_later_release', email: 'ada@example.com' },
  };
  const left = { ...old.every, entries: [unknown, { ...known, seq: 902, id: 'ours' }] };
  const { clock, server, device, open } = await openWith(left);
  const { outbox } = open();
  await clock.advance(HOUR_MS);
  expect([...server.rows.keys()]).toEqual(['ours']);
  expect(outbox.status.getState()).toMatchObject({ waiting: 0, unreadable: 1 });
  const { unreadable } = await clock.until(outbox.readContents());
  expect(unreadable).toMatchObject([{ record: unknown }]);
  expect(await clock.until(device.wake().sender.flush('sync'))).toEqual({ left: 0 });
});

it('a device with viewings, corrections, a moved consultation and drafts, left by release 302ab7a sends each correction, and keeps the drafts', async () => {
  const { clock, server, open } = await openWith(corrections);
  server.fate = ({ submission }) =>
    submission.revision && !server.rows.size ? { kind: 'delivered' } : 'stored';
  const { outbox } = open();
  await clock.advance(HOUR_MS);
  const phones = server.requests.map(({ submission }) =>
    'phone' in submission ? submission.phone : undefined,
  );
  expect(phones).toContain('+2348035550112');
  expect(phones).toContain('+2348035550113');
  expect(outbox.status.getState()).toMatchObject({ waiting: 0, sending: 0, held: 0, parked: 0 });
  const drafts = createDrafts(outbox);
  expect(await clock.until(drafts.read('enquiry'))).toEqual({ name: 'Ada', message: 'Half-ty' });
  expect(await clock.until(drafts.read('capture:2'))).toEqual({ name: 'Bola' });
  expect(await clock.until(outbox.read(readBookings))).toMatchObject([
    { booking: { uid: 'uid', sequence: 1 }, lead: 'recorded' },
  ]);
});
