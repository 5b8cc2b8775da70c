import { expect, it } from 'vitest';
import { followWorker, PATIENCE_MS } from './follow-worker';
import type { WorkerState } from './worker-state';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  readonly heard: string[] = [];
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
  postMessage(message: { type: string }): void {
    this.heard.push(message.type);
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
}

/** A registration that changes state as a browser's does: first the properties, then the event. */
class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;

  readonly container: FakeContainer;

  constructor(container: FakeContainer) {
    super();
    this.container = container;
  }
  find(): void {
    this.installing = new FakeWorker('installing');
    this.dispatchEvent(new Event('updatefound'));
  }
  install(): void {
    this.waiting = this.installing;
    this.installing = null;
    become(this.waiting, 'installed');
  }
  /** Our worker claims open pages; the kill switch doesn't. */
  activate({ claims = true } = {}): void {
    this.active = this.waiting;
    this.waiting = null;
    become(this.active, 'activating');
    if (claims || this.container.controller) {
      this.container.controller = this.active;
      this.container.dispatchEvent(new Event('controllerchange'));
    }
    become(this.active, 'activated');
  }
}

function become(worker: FakeWorker | null, state: ServiceWorkerState): void {
  if (!worker) throw new Error('There is no worker.');
  worker.state = state;
  worker.dispatchEvent(new Event('statechange'));
}

/** A page with a manual clock that records what it was told and how often it reloaded. */
function device({ isTyping = false } = {}) {
  const container = new FakeContainer();
  const registration = new FakeRegistration(container);
  const told: WorkerState[] = [];
  let timers: { callback: () => void; at: number }[] = [];
  let now = 0;
  const seen = { reloads: 0, isTyping, isFirst: true };
  return {
    container,
    registration,
    told,
    seen,
    /** A previous visit left an active worker. */
    withOlder(): FakeWorker {
      const older = new FakeWorker('activated');
      registration.active = older;
      seen.isFirst = false;
      container.controller = older;
      return older;
    },
    look: () =>
      followWorker(container, registration, {
        isFirst: seen.isFirst,
        tell: (state) => told.push(state),
        isTyping: () => seen.isTyping,
        reload: () => {
          seen.reloads += 1;
        },
        setTimer(callback, ms) {
          const timer = { callback, at: now + ms };
          timers.push(timer);
          return () => {
            timers = timers.filter((other) => other !== timer);
          };
        },
      }),
    pass(ms: number) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { callback } of due) callback();
    },
    hear: (type: string) =>
      container.dispatchEvent(new MessageEvent('message', { data: { type } })),
    tap() {
      const state = told.at(-1);
      if (!state || !('apply' in state)) throw new Error('There is nothing to tap.');
      state.apply();
    },
    kinds: () => told.map(({ kind }) => kind),
  };
}

it.each(['nothing', 'find', 'install', 'activate'] as const)(
  'announces once that the site works offline, however fast the first worker was: %s before the page looks',
  (last) => {
    const { registration, look, kinds, seen } = device();
    const steps = ['find', 'install', 'activate'] as const;
    const early = steps.indexOf(last as (typeof steps)[number]) + 1;
    for (const step of steps.slice(0, early)) registration[step]();
    look();
    for (const step of steps.slice(early)) {
      expect(kinds()).toEqual([]);
      registration[step]();
    }
    expect(kinds()).toEqual(['ready-offline']);
    expect(seen.reloads).toBe(0);
  },
);

it('announces nothing if the first worker claims no page', () => {
  const { registration, look, kinds, seen } = device();
  look();
  registration.find();
  registration.install();
  registration.activate({ claims: false });
  expect(kinds()).toEqual([]);
  expect(seen.reloads).toBe(0);
});

it('is silent on a later visit without news', () => {
  const { withOlder, look, kinds } = device();
  withOlder();
  look();
  expect(kinds()).toEqual([]);
});

it('offers a new version once it is installed, and does nothing until the tap', () => {
  const { registration, withOlder, look, kinds, pass } = device();
  const older = withOlder();
  look();
  registration.find();
  expect(kinds()).toEqual([]);
  registration.install();
  pass(60_000);
  expect(kinds()).toEqual(['update-available']);
  expect([registration.waiting?.heard, older.heard]).toEqual([[], []]);
});

it.each([
  ['has stopped its work', true],
  ['does not answer', false],
])(
  'reports the update immediately, and activates the new worker once the old one %s',
  (_, answers) => {
    const { registration, withOlder, look, kinds, tap, hear, pass, seen } = device();
    const older = withOlder();
    look();
    registration.find();
    registration.install();
    const newer = registration.waiting;
    tap();
    expect(kinds()).toEqual(['update-available', 'updating']);
    expect([older.heard, newer?.heard]).toEqual([['STAND_DOWN'], []]);
    if (answers) hear('STOOD_DOWN');
    expect(newer?.heard).toEqual([]);
    pass(answers ? 100 : 1_000);
    expect(newer?.heard).toEqual(['SKIP_WAITING']);
    pass(1_000);
    expect(newer?.heard).toEqual(['SKIP_WAITING']);
    expect(seen.reloads).toBe(0);
    registration.activate();
    expect(seen.reloads).toBe(1);
  },
);

it('explains what delays the update, and tries again on request', () => {
  const { registration, withOlder, look, kinds, tap, pass, seen } = device();
  const older = withOlder();
  look();
  registration.find();
  registration.install();
  tap();
  pass(PATIENCE_MS - 1);
  expect(kinds()).toEqual(['update-available', 'updating']);
  pass(1);
  expect(kinds()).toEqual(['update-available', 'updating', 'update-delayed']);
  tap();
  expect(kinds().at(-1)).toBe('updating');
  expect(older.heard).toEqual(['STAND_DOWN', 'STAND_DOWN']);
  registration.activate();
  expect(seen.reloads).toBe(1);
});

it('reloads when a slow update finally succeeds', () => {
  const { registration, withOlder, look, tap, pass, seen } = device();
  withOlder();
  look();
  registration.find();
  registration.install();
  tap();
  pass(PATIENCE_MS);
  registration.activate();
  expect(seen.reloads).toBe(1);
});

it('does not reload under a visitor who went on typing during a slow update', () => {
  const { registration, withOlder, look, kinds, tap, pass, seen } = device();
  withOlder();
  look();
  registration.find();
  registration.install();
  tap();
  pass(PATIENCE_MS);
  seen.isTyping = true;
  registration.activate();
  expect(seen.reloads).toBe(0);
  expect(kinds().at(-1)).toBe('updated-elsewhere');
  tap();
  expect(seen.reloads).toBe(1);
});

it.each([
  ['reloads', false, 1],
  ['only offers a reload while the visitor is typing', true, 0],
])('a page whose version was changed by another tab %s', (_, isTyping, reloads) => {
  const { registration, withOlder, look, kinds, seen } = device({ isTyping });
  withOlder();
  look();
  registration.find();
  registration.install();
  registration.activate();
  expect(seen.reloads).toBe(reloads);
  expect(kinds().at(-1)).toBe(isTyping ? 'updated-elsewhere' : 'update-available');
});

it.each([
  ['reloads', false, 1],
  ['only offers a reload while the visitor is typing', true, 0],
])('a page whose worker was removed by the kill switch %s', (_, isTyping, reloads) => {
  const { withOlder, look, hear, seen } = device({ isTyping });
  withOlder();
  look();
  hear('SOMETHING_ELSE');
  expect(seen.reloads).toBe(0);
  hear('WORKER_GONE');
  expect(seen.reloads).toBe(reloads);
});

it('a page loaded without a worker ignores the kill switch', () => {
  const { look, hear, seen } = device();
  look();
  hear('WORKER_GONE');
  expect(seen.reloads).toBe(0);
});

it('a force-reloaded page still follows the update it requested', () => {
  const { registration, container, withOlder, look, tap, seen } = device();
  withOlder();
  container.controller = null;
  look();
  registration.find();
  registration.install();
  tap();
  registration.activate();
  expect(seen.reloads).toBe(1);
});

it('offers the version that an earlier page left waiting', () => {
  const { registration, withOlder, look, kinds } = device();
  withOlder();
  registration.waiting = new FakeWorker('installed');
  look();
  expect(kinds()).toEqual(['update-available']);
});

it('offers a new version in the same visit that installed the first one', () => {
  const { registration, look, kinds } = device();
  look();
  for (const step of ['find', 'install', 'activate', 'find', 'install'] as const) {
    registration[step]();
  }
  expect(kinds()).toEqual(['ready-offline', 'update-available']);
});
