import { describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../../offline/doubles/clock';
import { createPoller, POLL_MS } from './poller';

function setUp(look = async () => {}) {
  const clock = createManualClock();
  const looked = vi.fn(look);
  let isAwake = true;
  const poller = createPoller({
    look: looked,
    isAwake: () => isAwake,
    setTimer: clock.setTimer,
    now: clock.now,
  });
  return {
    clock,
    looked,
    poller,
    sleep: () => {
      isAwake = false;
    },
    wake: () => {
      isAwake = true;
      poller.wake();
    },
  };
}

describe('while somebody looks', () => {
  it('asks at regular intervals', async () => {
    const { clock, looked } = setUp();
    await clock.advance(POLL_MS - 1);
    expect(looked).toHaveBeenCalledTimes(0);
    await clock.advance(3 * POLL_MS);
    expect(looked).toHaveBeenCalledTimes(3);
  });

  it('asks once at a time, however long an answer takes', async () => {
    const { clock, looked, poller } = setUp(() => new Promise(() => {}));
    await clock.advance(10 * POLL_MS);
    poller.wake();
    expect(looked).toHaveBeenCalledTimes(1);
  });

  it('goes on after a failure', async () => {
    const { clock, looked } = setUp(async () => {
      throw new Error('dark');
    });
    await clock.advance(2 * POLL_MS);
    expect(looked).toHaveBeenCalledTimes(2);
  });
});

describe('in the background', () => {
  it('asks for nothing, and at once when somebody is back', async () => {
    const { clock, looked, sleep, wake } = setUp();
    sleep();
    await clock.advance(100 * POLL_MS);
    expect(looked).toHaveBeenCalledTimes(0);
    wake();
    await clock.settle();
    expect(looked).toHaveBeenCalledTimes(1);
  });

  it('asks no more often for somebody who comes and goes', async () => {
    const { clock, looked, sleep, wake } = setUp();
    for (let times = 0; times < 10; times++) {
      await clock.advance(1_000);
      sleep();
      wake();
    }
    expect(looked).toHaveBeenCalledTimes(0);
  });
});

it('ends', async () => {
  const { clock, looked, poller } = setUp();
  poller.stop();
  poller.wake();
  await clock.advance(10 * POLL_MS);
  expect(looked).toHaveBeenCalledTimes(0);
});
