import { describe, expect, it } from 'vitest';
import { createManualClock } from '../offline/doubles/clock';
import { connectivityState, createConnectivity, PROBE_AFTER_MS } from './connectivity';

/** A browser whose connection, and what it reports about it, the test controls. */
function createBrowser() {
  const clock = createManualClock();
  connectivityState.setState('online', true);
  const world = {
    isOnline: true,
    isVisible: true,
    answers: true,
    hangs: false,
    probes: 0,
    backs: 0,
  };
  const watch = createConnectivity({
    setTimer: clock.setTimer,
    isOnline: () => world.isOnline,
    isVisible: () => world.isVisible,
    probe: async () => {
      world.probes += 1;
      if (world.hangs) await new Promise(() => {});
      return world.answers;
    },
    onBack: () => {
      world.backs += 1;
    },
  });
  return { clock, world, watch, state: connectivityState.getState, pass: () => clock.advance(0) };
}

it('as long as nothing fails sends no probes', async () => {
  const { clock, world, watch, state } = createBrowser();
  watch.succeeded();
  watch.hope();
  await clock.advance(600_000);
  expect(state()).toBe('online');
  expect(world).toMatchObject({ probes: 0, backs: 0 });
});

describe('when a request failed though the browser reports a connection', () => {
  it('is offline if our host does not answer either', async () => {
    const { world, watch, state, pass } = createBrowser();
    world.answers = false;
    watch.doubt();
    expect(state()).toBe('online');
    await pass();
    expect(state()).toBe('offline');
  });

  it('is online if our host answers: the problem is the database’s, and its own backoff goes on', async () => {
    const { world, watch, state, pass } = createBrowser();
    watch.doubt();
    await pass();
    expect(state()).toBe('online');
    expect(world).toMatchObject({ probes: 1, backs: 0 });
  });

  it('asks again after 5, 10, 20, 40 and then every 60 seconds, and reports when the connection is back', async () => {
    const { clock, world, watch, state, pass } = createBrowser();
    world.answers = false;
    watch.doubt();
    await pass();
    for (const [seconds, probes] of [
      [5, 2],
      [10, 3],
      [20, 4],
      [40, 5],
      [60, 6],
      [60, 7],
    ] as const) {
      await clock.advance(seconds * 1000);
      expect(world.probes).toBe(probes);
    }
    world.answers = true;
    await clock.advance(60_000);
    expect(state()).toBe('online');
    expect(world.backs).toBe(1);
    await clock.advance(600_000);
    expect(world.probes).toBe(8);
  });

  it('does not ask more often when more requests fail', async () => {
    const { world, watch, pass } = createBrowser();
    world.answers = false;
    watch.doubt();
    watch.doubt();
    await pass();
    watch.doubt();
    expect(world.probes).toBe(1);
  });

  it('knows whether a missing script is the release’s fault, even offline and in a hidden tab', async () => {
    const { world, watch, pass } = createBrowser();
    world.answers = false;
    watch.doubt();
    await pass();
    world.answers = true;
    expect(await watch.hostAnswers()).toBe(true);
    world.isVisible = false;
    expect(await watch.hostAnswers()).toBe(true);
    world.isOnline = false;
    expect(await watch.hostAnswers()).toBe(false);
  });

  it('is online as soon as a request succeeds, whatever a probe says later', async () => {
    const { clock, world, watch, state, pass } = createBrowser();
    world.answers = false;
    watch.doubt();
    watch.succeeded();
    await pass();
    expect(state()).toBe('online');
    await clock.advance(PROBE_AFTER_MS);
    expect(world.probes).toBe(1);
  });
});

describe('when the browser has no connection', () => {
  it('is offline without asking, even from the start', async () => {
    const { clock, world, watch, state } = createBrowser();
    world.isOnline = false;
    watch.lost();
    watch.doubt();
    watch.hope();
    await clock.advance(600_000);
    expect(state()).toBe('offline');
    expect(world.probes).toBe(0);
  });

  it('probes when the browser says that it is back', async () => {
    const { world, watch, state, pass } = createBrowser();
    watch.lost();
    watch.hope();
    expect(state()).toBe('reconnecting');
    await pass();
    expect(state()).toBe('online');
    // The browser's own event has already started a flush.
    expect(world).toMatchObject({ probes: 1, backs: 0 });
  });

  it('is not fooled by a hotspot: the connection is back when our host answers', async () => {
    const { clock, world, watch, state, pass } = createBrowser();
    watch.lost();
    world.answers = false;
    watch.hope();
    await pass();
    expect(state()).toBe('offline');
    world.answers = true;
    await clock.advance(PROBE_AFTER_MS);
    expect(state()).toBe('online');
    expect(world.backs).toBe(1);
  });

  it('does not wait for a probe that hangs since before the connection was lost', async () => {
    const { world, watch, state, pass } = createBrowser();
    world.hangs = true;
    watch.doubt();
    watch.lost();
    world.hangs = false;
    watch.hope();
    await pass();
    expect(state()).toBe('online');
    expect(world.probes).toBe(2);
  });

  it('believes the newer report when the connection is lost during a probe', async () => {
    const { watch, state, pass } = createBrowser();
    watch.lost();
    watch.hope();
    watch.lost();
    await pass();
    expect(state()).toBe('offline');
  });
});

it('sends no probes while the page is hidden, and one as soon as it is visible', async () => {
  const { clock, world, watch, state, pass } = createBrowser();
  world.answers = false;
  watch.doubt();
  await pass();
  world.isVisible = false;
  await clock.advance(600_000);
  expect(world.probes).toBe(1);
  world.isVisible = true;
  world.answers = true;
  watch.hope();
  await pass();
  expect(state()).toBe('online');
  expect(world.backs).toBe(1);
});
