import { beforeEach, describe, expect, it } from 'vitest';
import { createConnection, databaseOpener } from './connection';
import { createManualClock } from './doubles/clock';
import { contact } from './doubles/samples';
import { emptyStorage } from './doubles/storage';
import { changeEntry, remove } from './edits';
import { captured, type Entry, isLive, type LiveEntry, readEntry } from './entry';
import { createLeases } from './leases';
import type { Outcome } from './outcome';
import { isPicture } from './pictures';
import { addEntry } from './stored-records';
import { submissionPolicy } from './submission-policy';

const clock = createManualClock();
const unclear: Outcome = { kind: 'retry', scope: 'link', mayBeStored: true, why: 'lost' };
const refused: Outcome = { kind: 'rejected', why: 'Please check the name.' };

async function setUp() {
  const connection = createConnection(databaseOpener(), clock);
  const env = { connection, clock, random: () => 1, newId: () => crypto.randomUUID() };
  const leases = createLeases(env, submissionPolicy);
  const read = (one: number) =>
    connection.read(async (tx) => readEntry(await tx.objectStore('entries').get(one)));
  const seq = await addEntry(connection, captured('id', contact(), clock.now()));
  const take = async (token: string): Promise<LiveEntry> => {
    const entry = await leases.take({ seq, related: [] }, token);
    if (!entry || isPicture(entry)) throw new Error('There was nothing to lease.');
    return entry;
  };
  const change = (next: (entry: Entry) => LiveEntry | undefined) =>
    changeEntry(connection, submissionPolicy, seq, (entry) =>
      isPicture(entry) ? undefined : next(entry),
    );
  return { change, read, leases, seq, take, discard: () => remove(connection, seq) };
}

/** After a stolen lock: `old` had a lease, and its entry was taken over and leased as `new`. */
async function rob() {
  const parts = await setUp();
  const old = await parts.take('old');
  await parts.leases.recover(() => true);
  await parts.take('new');
  return { ...parts, old };
}

beforeEach(emptyStorage);

describe('an entry', () => {
  it('is leased again by the same step when it is repeated after a broken connection', async () => {
    const { leases, seq, take } = await setUp();
    const entry = await take('one');
    expect(await leases.take({ seq, related: [] }, 'one')).toEqual(entry);
    expect(entry.attempts).toBe(1);
  });

  it('is not leased before it is due, or after it was discarded', async () => {
    const { leases, seq, take, discard } = await setUp();
    await leases.settle(seq, await take('one'), 'one', unclear, true);
    expect(await leases.take({ seq, related: [] }, 'two')).toBeUndefined();
    await discard();
    expect(await leases.take({ seq, related: [] }, 'two')).toBeUndefined();
  });

  it('that was taken over is not changed by a robbed sender’s failure', async () => {
    const { read, leases, seq, old } = await rob();
    const before = await read(seq);
    await leases.settle(seq, old, 'old', refused, true);
    await leases.release(seq, 'old');
    expect(await read(seq)).toEqual(before);
  });

  it('that was taken over is delivered all the same when the robbed sender hears so', async () => {
    const { read, leases, seq, old } = await rob();
    await leases.settle(seq, old, 'old', { kind: 'delivered' }, true);
    expect(await read(seq)).toMatchObject({ state: { kind: 'delivered' } });
    const late = { ...old, attempts: 2 };
    await leases.settle(seq, late, 'new', refused, true);
    expect(await read(seq)).toMatchObject({ state: { kind: 'delivered' } });
  });

  it('that was edited under a new id does not count as delivered when the old one was', async () => {
    const { change, read, leases, seq, take } = await setUp();
    const old = await take('old');
    await leases.recover(() => true);
    await change((entry) =>
      isLive(entry) ? { ...entry, id: 'new', submission: contact('new') } : undefined,
    );
    await leases.settle(seq, old, 'old', { kind: 'delivered' }, true);
    expect(await read(seq)).toMatchObject({ id: 'new', state: { kind: 'waiting' } });
  });

  it('is not ended by late news of an older attempt while a newer correction waits', async () => {
    const { change, read, leases, seq, take } = await setUp();
    const correct = (revision: number) =>
      change((entry) =>
        isLive(entry) ? { ...entry, submission: { ...contact('new'), revision } } : undefined,
      );
    await correct(1);
    const old = await take('old');
    await leases.recover(() => true);
    await correct(2);
    await leases.settle(seq, old, 'old', { kind: 'delivered' }, true);
    expect(await read(seq)).toMatchObject({
      submission: { revision: 2 },
      state: { kind: 'waiting' },
    });
    // Delivery of the newer one does end it.
    await leases.settle(seq, await take('new'), 'new', { kind: 'delivered' }, true);
    expect(await read(seq)).toMatchObject({ state: { kind: 'delivered' } });
  });

  it('that was discarded after its sender was robbed stays away', async () => {
    const { read, leases, seq, take, discard } = await setUp();
    const old = await take('old');
    await leases.recover(() => true);
    await discard();
    await leases.settle(seq, old, 'old', unclear, true);
    expect(await read(seq)).toBeUndefined();
  });
});

it('the heartbeat changes with every step of the sender', async () => {
  const { leases, seq, take } = await setUp();
  const beats = [await leases.heartbeat()];
  await leases.recover(() => true);
  beats.push(await leases.heartbeat());
  const entry = await take('one');
  beats.push(await leases.heartbeat());
  await leases.settle(seq, entry, 'one', unclear, true);
  beats.push(await leases.heartbeat());
  expect(new Set(beats).size).toBe(4);
});
