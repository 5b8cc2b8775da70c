import { describe, expect, it } from 'vitest';
import { createManualClock } from './doubles/clock';
import { createLocks } from './doubles/locks';
import { LEASE_MS } from './link';
import { withSenderLock } from './sender-lock';

function setUp() {
  const clock = createManualClock();
  const locks = createLocks();
  let beat = 0;
  const heartbeat = async () => String(beat);
  const sender = () => {
    const stop = new AbortController();
    let end = () => {};
    const seen: string[] = [];
    const done = withSenderLock(
      { locks: locks.of({}), lock: 'a-lock', clock, heartbeat },
      async (held) => {
        seen.push('begins');
        await new Promise<void>((resolve) => {
          end = resolve;
        });
        seen.push(held.lost ? 'was robbed' : 'ends');
      },
      stop.signal,
    );
    return { done, seen, stop: () => stop.abort(), end: () => end() };
  };
  return { clock, sender, step: () => beat++ };
}

describe('the right to send', () => {
  it('is not taken from a sender that makes progress, however long it takes', async () => {
    const { clock, sender, step } = setUp();
    const [one, two] = [sender(), sender()];
    for (let n = 0; n < 20; n++) {
      await clock.advance(14_000);
      step();
    }
    expect([one.seen, two.seen]).toEqual([['begins'], []]);
  });

  it('is taken from one that stands still', async () => {
    const { clock, sender } = setUp();
    const [one, two] = [sender(), sender()];
    await clock.advance(LEASE_MS - 1);
    expect(two.seen).toEqual([]);
    await clock.advance(1);
    expect(two.seen).toEqual(['begins']);
    one.end();
    await clock.until(one.done);
    expect(one.seen).toEqual(['begins', 'was robbed']);
    two.end();
    await clock.until(two.done);
    expect(two.seen).toEqual(['begins', 'ends']);
  });

  it('is no longer waited for once the page goes away', async () => {
    const { clock, sender } = setUp();
    const [one, two] = [sender(), sender()];
    await clock.settle();
    two.stop();
    await clock.until(two.done);
    one.end();
    await clock.until(one.done);
    expect(two.seen).toEqual([]);
  });

  it('passes on an error while sending', async () => {
    const clock = createManualClock();
    const failing = withSenderLock(
      { locks: createLocks().of({}), lock: 'a-lock', clock, heartbeat: async () => '' },
      () => Promise.reject(new Error('disk')),
      new AbortController().signal,
    );
    await expect(failing).rejects.toThrow('disk');
  });
});
