import { expect, it } from 'vitest';
import { ASK_TIMES, followWorker, type WorkerState } from './follow-worker';

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

/** A registration that goes through its moments as a browser does: places first, then the event. */
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
  /** Our worker claims the open pages, the one that switches itself off does not. */
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

/** A browser's own page: what was told, how often it was reloaded, and time by hand. */
function device({ isTyping = false } = {}) {
  const container = new FakeContainer();
  const registration = new FakeRegistration(container);
  const told: WorkerState[] = [];
  let timers: (() => void)[] = [];
  const seen = { reloads: 0, isTyping };
  return {
    container,
    registration,
    told,
    seen,
    /** The last visit left a worker in charge. */
    withOlder(): FakeWorker {
      const older = new FakeWorker('activated');
      registration.active = older;
      container.controller = older;
      return older;
    },
    look: () =>
      followWorker(container, registration, {
        tell: (state) => told.push(state),
        isTyping: () => seen.isTyping,
        reload: () => {
          seen.reloads += 1;
        },
        setTimer(callback) {
          timers.push(callback);
          return () => {
            timers = timers.filter((other) => other !== callback);
          };
        },
      }),
    pass() {
      const due = timers;
      timers = [];
      for (const callback of due) callback();
    },
    tap() {
      const state = told.at(-1);
      if (!state || !('apply' in state)) throw new Error('There is nothing to tap.');
      state.apply();
    },
    kinds: () => told.map(({ kind }) => kind),
  };
}

it.each([
  ['before the page looks', true],
  ['after', false],
])('says once that the site opens offline: the first worker is found %s', (_, isEarly) => {
  const { registration, look, kinds, seen } = device();
  if (isEarly) registration.find();
  look();
  if (!isEarly) registration.find();
  registration.install();
  expect(kinds()).toEqual([]);
  registration.activate();
  expect(kinds()).toEqual(['ready-offline']);
  expect(seen.reloads).toBe(0);
});

it('promises nothing of a first worker that takes over no page', () => {
  const { registration, look, kinds, seen } = device();
  look();
  registration.find();
  registration.install();
  registration.activate({ claims: false });
  expect(kinds()).toEqual([]);
  expect(seen.reloads).toBe(0);
});

it('says nothing on a later visit without news', () => {
  const { withOlder, look, kinds } = device();
  withOlder();
  look();
  expect(kinds()).toEqual([]);
});

it('offers a newer version once it is installed, and does nothing before the tap', () => {
  const { registration, withOlder, look, kinds, pass } = device();
  const older = withOlder();
  look();
  registration.find();
  expect(kinds()).toEqual([]);
  registration.install();
  pass();
  expect(kinds()).toEqual(['update-available']);
  expect([registration.waiting?.heard, older.heard]).toEqual([[], []]);
});

it('says at once that it updates, sends the older worker off duty, and loads again when the newer is there', () => {
  const { registration, withOlder, look, kinds, tap, seen } = device();
  const older = withOlder();
  look();
  registration.find();
  registration.install();
  const newer = registration.waiting;
  tap();
  expect(kinds()).toEqual(['update-available', 'updating']);
  expect(newer?.heard).toEqual(['SKIP_WAITING']);
  expect(older.heard).toEqual(['STAND_DOWN']);
  expect(seen.reloads).toBe(0);
  registration.activate();
  expect(seen.reloads).toBe(1);
});

it('asks again, then says what is in the way; the new version still comes by itself', () => {
  const { registration, withOlder, look, kinds, tap, pass, seen } = device();
  const older = withOlder();
  look();
  registration.find();
  registration.install();
  tap();
  for (let n = 1; n < ASK_TIMES; n++) pass();
  expect(kinds()).toEqual(['update-available', 'updating']);
  expect(older.heard).toHaveLength(ASK_TIMES);
  pass();
  expect(kinds()).toEqual(['update-available', 'updating', 'update-delayed']);
  pass();
  expect(older.heard).toHaveLength(ASK_TIMES);
  tap();
  expect(kinds().at(-1)).toBe('updating');
  expect(older.heard).toHaveLength(ASK_TIMES + 1);
  registration.activate();
  expect(seen.reloads).toBe(1);
});

it('leaves alone who has gone on writing because it took so long', () => {
  const { registration, withOlder, look, kinds, tap, pass, seen } = device();
  withOlder();
  look();
  registration.find();
  registration.install();
  tap();
  for (let n = 0; n < ASK_TIMES; n++) pass();
  seen.isTyping = true;
  registration.activate();
  expect(seen.reloads).toBe(0);
  expect(kinds().at(-1)).toBe('updated-elsewhere');
  tap();
  expect(seen.reloads).toBe(1);
});

it.each([
  ['loads again', false, 1],
  ['is asked where somebody writes', true, 0],
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
  ['loads again', false, 1],
  ['is asked where somebody writes', true, 0],
])('a page whose worker has switched itself off %s', (_, isTyping, reloads) => {
  const { container, withOlder, look, seen } = device({ isTyping });
  withOlder();
  look();
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'SOMETHING_ELSE' } }));
  expect(seen.reloads).toBe(0);
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'WORKER_GONE' } }));
  expect(seen.reloads).toBe(reloads);
});

it('a page that was loaded past its worker follows the update that it asked for', () => {
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

it('offers a newer version in the visit that brought the first one', () => {
  const { registration, look, kinds } = device();
  look();
  for (const step of ['find', 'install', 'activate', 'find', 'install'] as const) {
    registration[step]();
  }
  expect(kinds()).toEqual(['ready-offline', 'update-available']);
});
