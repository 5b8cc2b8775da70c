import { beforeEach, expect, it, vi } from 'vitest';
import { Workbox } from 'workbox-window';
import { followWorker, PATIENCE_MS, READ_FIRST_MS } from './follow-registration';
import type { WorkerNews } from './release-state';

const SCRIPT = 'https://meridian.example/sw.js';
/** How long Workbox waits to see whether a worker activates by itself. */
const SETTLES_MS = 200;

class FakeWorker extends EventTarget {
  readonly scriptURL = SCRIPT;
  state: ServiceWorkerState;
  readonly heard: string[] = [];
  private port: MessagePort | undefined;
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
  postMessage(message: { type: string }, [port]: MessagePort[]): void {
    this.heard.push(message.type);
    this.port = port;
  }
  /** Confirms the last message, which takes a moment to arrive. */
  async answer(): Promise<void> {
    this.port?.postMessage('done');
    await vi.waitFor(() => new Promise(setImmediate));
    await new Promise(setImmediate);
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration(this);
  readonly register = async () => this.registration;
}

/** A registration that changes state as a browser's does: first the properties, then the event. */
class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;

  readonly container: FakeContainer;
  readonly update = vi.fn(async () => undefined);

  constructor(container: FakeContainer) {
    super();
    this.container = container;
  }
  find(): void {
    this.installing = new FakeWorker('installing');
    this.dispatchEvent(new Event('updatefound'));
  }
  async install(): Promise<void> {
    this.waiting = this.installing;
    this.installing = null;
    become(this.waiting, 'installed');
    await vi.advanceTimersByTimeAsync(SETTLES_MS);
  }
  /** Finds and installs a new version. */
  offer(): Promise<void> {
    this.find();
    return this.install();
  }
  fail(): void {
    const failed = this.installing;
    this.installing = null;
    become(failed, 'redundant');
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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('self', globalThis);
});

/** A page that records what it was told and how often it reloaded. */
function device({ isTyping = false } = {}) {
  const container = new FakeContainer();
  const { registration } = container;
  const told: WorkerNews[] = [];
  const reload = vi.fn();
  const seen = { isTyping, isFirst: true };
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { href: 'https://meridian.example/', reload });
  return {
    container,
    registration,
    reload,
    seen,
    /** A previous visit left an active worker. */
    withOlder(): FakeWorker {
      const older = new FakeWorker('activated');
      registration.active = older;
      seen.isFirst = false;
      container.controller = older;
      return older;
    },
    /** Follows the worker; returns the function that checks for an update. */
    open: () =>
      followWorker(new Workbox(SCRIPT), {
        isFirst: seen.isFirst,
        tell: (news) => told.push(news),
        isTyping: () => seen.isTyping,
      }),
    hear: (type: string) =>
      container.dispatchEvent(new MessageEvent('message', { data: { type } })),
    tap() {
      const action = told.at(-1)?.action;
      if (!action) throw new Error('There is nothing to tap.');
      action.run();
    },
    kinds: () => told.map(({ kind }) => kind),
  };
}

/** A page to which a version newer than its own was offered. */
async function offered(options?: { isTyping: boolean }) {
  const page = device(options);
  const older = page.withOlder();
  await page.open();
  await page.registration.offer();
  return { ...page, older };
}

it.each(['nothing', 'find', 'install', 'activate'] as const)(
  'announces once that the site works offline, however fast the first worker was: %s before the page looks',
  async (last) => {
    const { registration, open, kinds, reload } = device();
    const steps = ['find', 'install', 'activate'] as const;
    const early = steps.indexOf(last as (typeof steps)[number]) + 1;
    for (const step of steps.slice(0, early)) await registration[step]();
    await open();
    for (const step of steps.slice(early)) {
      expect(kinds()).toEqual([]);
      await registration[step]();
    }
    await vi.advanceTimersByTimeAsync(READ_FIRST_MS - 1);
    expect(kinds()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(kinds()).toEqual(['ready-offline']);
    expect(reload).not.toHaveBeenCalled();
  },
);

it('announces nothing if the first worker claims no page', async () => {
  const { registration, open, kinds, reload } = device();
  await open();
  await registration.offer();
  registration.activate({ claims: false });
  expect(kinds()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('is silent on a later visit without news', async () => {
  const { withOlder, open, kinds } = device();
  withOlder();
  await open();
  expect(kinds()).toEqual([]);
});

it('offers a new version once it is installed, and does nothing until the tap', async () => {
  const { registration, withOlder, open, kinds } = device();
  const older = withOlder();
  await open();
  registration.find();
  expect(kinds()).toEqual([]);
  await registration.install();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kinds()).toEqual(['update-available']);
  expect([registration.waiting?.heard, older.heard]).toEqual([[], []]);
});

it.each([
  ['has stopped its work', true],
  ['does not answer', false],
])(
  'reports the update immediately, and activates the new worker once the old one %s',
  async (_, answers) => {
    const { registration, older, kinds, tap, reload } = await offered();
    const newer = registration.waiting;
    tap();
    expect(kinds()).toEqual(['update-available', 'updating']);
    expect([older.heard, newer?.heard]).toEqual([['STAND_DOWN'], []]);
    if (answers) await older.answer();
    expect(newer?.heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(answers ? 100 : 1_000);
    expect(newer?.heard).toEqual(['SKIP_WAITING']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(newer?.heard).toEqual(['SKIP_WAITING']);
    expect(reload).not.toHaveBeenCalled();
    registration.activate();
    expect(reload).toHaveBeenCalledOnce();
  },
);

it('explains what delays the update, and tries again on request', async () => {
  const { registration, older, kinds, tap, reload } = await offered();
  tap();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(kinds()).toEqual(['update-available', 'updating']);
  await vi.advanceTimersByTimeAsync(1);
  expect(kinds()).toEqual(['update-available', 'updating', 'update-delayed']);
  tap();
  expect(kinds().at(-1)).toBe('updating');
  expect(older.heard).toEqual(['STAND_DOWN', 'STAND_DOWN']);
  registration.activate();
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads when a slow update finally succeeds', async () => {
  const { registration, tap, reload } = await offered();
  tap();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  registration.activate();
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload under a visitor who went on typing during a slow update', async () => {
  const { registration, kinds, tap, seen, reload } = await offered();
  tap();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  seen.isTyping = true;
  registration.activate();
  expect(reload).not.toHaveBeenCalled();
  expect(kinds().at(-1)).toBe('updated-elsewhere');
  tap();
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['reloads', false, 1],
  ['only offers a reload while the visitor is typing', true, 0],
])('a page whose version was changed by another tab %s', async (_, isTyping, reloads) => {
  const { registration, kinds, reload } = await offered({ isTyping });
  registration.activate();
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(kinds().at(-1)).toBe(isTyping ? 'updated-elsewhere' : 'update-available');
});

it.each([
  ['reloads', false, 1],
  ['only offers a reload while the visitor is typing', true, 0],
])('a page whose worker was removed by the kill switch %s', async (_, isTyping, reloads) => {
  const { withOlder, open, hear, reload } = device({ isTyping });
  withOlder();
  await open();
  hear('SOMETHING_ELSE');
  expect(reload).not.toHaveBeenCalled();
  hear('WORKER_GONE');
  expect(reload).toHaveBeenCalledTimes(reloads);
});

it('a page loaded without a worker ignores the kill switch', async () => {
  const { open, hear, reload } = device();
  await open();
  hear('WORKER_GONE');
  expect(reload).not.toHaveBeenCalled();
});

it('a force-reloaded page still follows the update it requested', async () => {
  const { registration, container, withOlder, open, tap, reload } = device();
  withOlder();
  container.controller = null;
  await open();
  await registration.offer();
  tap();
  registration.activate();
  expect(reload).toHaveBeenCalledOnce();
});

it('offers the version that an earlier page left waiting', async () => {
  const { registration, withOlder, open, kinds } = device();
  withOlder();
  registration.waiting = new FakeWorker('installed');
  await open();
  expect(kinds()).toEqual(['update-available']);
});

it('offers a new version in the same visit that installed the first one', async () => {
  const { registration, open, kinds } = device();
  await open();
  for (const step of ['find', 'install', 'activate', 'find', 'install'] as const) {
    await registration[step]();
  }
  expect(kinds()).toEqual(['update-available']);
  await vi.advanceTimersByTimeAsync(READ_FIRST_MS);
  expect(kinds()).toEqual(['update-available']);
});

it('offers the version that was being installed when the page began to follow the worker', async () => {
  const { registration, withOlder, open, kinds } = device();
  withOlder();
  registration.find();
  await open();
  await registration.install();
  expect(kinds()).toEqual(['update-available']);
});

it('offers a new version although others before it failed to install', async () => {
  const { registration, withOlder, open, kinds } = device();
  withOlder();
  const checkForUpdate = await open();
  for (const _ of [1, 2, 3]) {
    registration.find();
    registration.fail();
  }
  await registration.offer();
  checkForUpdate();
  checkForUpdate();
  expect(kinds()).toEqual(['update-available']);
  expect(registration.update).toHaveBeenCalledTimes(2);
});
