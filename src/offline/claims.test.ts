import { beforeEach, describe, expect, it } from 'vitest';
import { createClaims } from './claims';
import { createConnection } from './connection';
import { databaseOpener } from './db';
import { createManualClock } from './doubles/clock';
import { contact } from './doubles/samples';
import { emptyStorage } from './doubles/storage';
import { captured, isLive, type LiveEntry } from './entry';
import type { Outcome } from './outcome';
import { remove } from './removal';
import { createRows } from './rows';

const clock = createManualClock();
const unclear: Outcome = { kind: 'retry', scope: 'link', mayBeStored: true, why: 'lost' };
const refused: Outcome = { kind: 'rejected', why: 'Please check the name.' };

async function setUp() {
  const connection = createConnection(databaseOpener(), clock);
  const rows = createRows(connection);
  const claims = createClaims({ connection, now: clock.now, random: () => 1, by: 'me' });
  const seq = await rows.add(captured('id', contact(), clock.now()));
  const claim = async (token: string): Promise<LiveEntry> => {
    const entry = await claims.claim(seq, token);
    if (!entry) throw new Error('There was nothing to claim.');
    return entry;
  };
  return { rows, claims, seq, claim, discard: () => remove(connection, seq) };
}

/** The lock was stolen: `old` had a claim, its entry was taken over and claimed as `new`. */
async function rob() {
  const parts = await setUp();
  const old = await parts.claim('old');
  await parts.claims.recover(() => true);
  await parts.claim('new');
  return { ...parts, old };
}

beforeEach(emptyStorage);

describe('an entry', () => {
  it('is claimed by one sender only', async () => {
    const { claims, seq, claim } = await setUp();
    await claim('one');
    expect(await claims.claim(seq, 'two')).toBeUndefined();
  });

  it('is claimed again by the same step, repeated after a broken connection', async () => {
    const { claims, seq, claim } = await setUp();
    const entry = await claim('one');
    expect(await claims.claim(seq, 'one')).toEqual(entry);
    expect(entry.attempts).toBe(1);
  });

  it('is not claimed before it is due, or once it was discarded', async () => {
    const { claims, seq, claim, discard } = await setUp();
    await claims.settle(await claim('one'), 'one', unclear, true);
    expect(await claims.claim(seq, 'two')).toBeUndefined();
    await discard();
    expect(await claims.claim(seq, 'two')).toBeUndefined();
  });

  it('that was taken over is not changed by a robbed sender’s failure', async () => {
    const { rows, claims, seq, old } = await rob();
    const before = await rows.get(seq);
    await claims.settle(old, 'old', refused, true);
    await claims.release(seq, 'old');
    expect(await rows.get(seq)).toEqual(before);
  });

  it('that was taken over is delivered all the same when the robbed sender hears so', async () => {
    const { rows, claims, seq, old } = await rob();
    await claims.settle(old, 'old', { kind: 'delivered' }, true);
    expect(await rows.get(seq)).toMatchObject({ state: { kind: 'delivered' } });
    const late = { ...old, attempts: 2 };
    await claims.settle(late, 'new', refused, true);
    expect(await rows.get(seq)).toMatchObject({ state: { kind: 'delivered' } });
  });

  it('that was edited under a new id is not taken for delivered when the old one was', async () => {
    const { rows, claims, seq, claim } = await setUp();
    const old = await claim('old');
    await claims.recover(() => true);
    await rows.change(seq, (entry) =>
      isLive(entry) ? { ...entry, id: 'new', submission: contact('new') } : undefined,
    );
    await claims.settle(old, 'old', { kind: 'delivered' }, true);
    expect(await rows.get(seq)).toMatchObject({ id: 'new', state: { kind: 'waiting' } });
  });

  it('is not ended by late news of an older attempt while a newer correction waits', async () => {
    const { rows, claims, seq, claim } = await setUp();
    const correct = (revision: number) =>
      rows.change(seq, (entry) =>
        isLive(entry) ? { ...entry, submission: { ...contact('new'), revision } } : undefined,
      );
    await correct(1);
    const old = await claim('old');
    await claims.recover(() => true);
    await correct(2);
    await claims.settle(old, 'old', { kind: 'delivered' }, true);
    expect(await rows.get(seq)).toMatchObject({
      submission: { revision: 2 },
      state: { kind: 'waiting' },
    });
    // What is known of the newer one itself does end it.
    await claims.settle(await claim('new'), 'new', { kind: 'delivered' }, true);
    expect(await rows.get(seq)).toMatchObject({ state: { kind: 'delivered' } });
  });

  it('that was discarded after its sender was robbed stays away', async () => {
    const { rows, claims, seq, claim, discard } = await setUp();
    const old = await claim('old');
    await claims.recover(() => true);
    await discard();
    await claims.settle(old, 'old', unclear, true);
    expect(await rows.get(seq)).toBeUndefined();
  });
});

describe('the lease', () => {
  it('changes with every step of the sender', async () => {
    const { claims, claim } = await setUp();
    const leases = [await claims.lease()];
    await claims.recover(() => true);
    leases.push(await claims.lease());
    const entry = await claim('one');
    leases.push(await claims.lease());
    await claims.settle(entry, 'one', unclear, true);
    leases.push(await claims.lease());
    expect(new Set(leases).size).toBe(4);
  });
});
