import { expect, it } from 'vitest';
import { followWorker, type WorkerState } from './follow-worker';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
  postMessage(): void {}
}

/** A registration that goes through its moments as a browser does: places first, then the event. */
class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;

  find(): void {
    this.installing = new FakeWorker('installing');
    this.dispatchEvent(new Event('updatefound'));
  }
  install(): void {
    this.waiting = this.installing;
    this.installing = null;
    become(this.waiting, 'installed');
  }
  activate(): void {
    this.active = this.waiting;
    this.waiting = null;
    become(this.active, 'activating');
    become(this.active, 'activated');
  }
}

function become(worker: FakeWorker | null, state: ServiceWorkerState): void {
  if (!worker) throw new Error('There is no worker.');
  worker.state = state;
  worker.dispatchEvent(new Event('statechange'));
}

function follow(registration: FakeRegistration) {
  const told: WorkerState[] = [];
  const asked: unknown[] = [];
  followWorker(
    registration,
    (state) => told.push(state),
    (waiting) => asked.push(waiting),
  );
  return { told, asked };
}

const kinds = (told: WorkerState[]) => told.map(({ kind }) => kind);

it.each([
  ['before the page looks', true],
  ['after', false],
])('says once that the site opens offline: the first worker is found %s', (_, isEarly) => {
  const registration = new FakeRegistration();
  if (isEarly) registration.find();
  const { told } = follow(registration);
  if (!isEarly) registration.find();
  registration.install();
  expect(told).toEqual([]);
  registration.activate();
  expect(kinds(told)).toEqual(['ready-offline']);
});

it('says nothing on a later visit without news', () => {
  const registration = new FakeRegistration();
  registration.active = new FakeWorker('activated');
  expect(follow(registration).told).toEqual([]);
});

it('offers a newer version once it is installed, and asks it to take over only when told to', () => {
  const registration = new FakeRegistration();
  registration.active = new FakeWorker('activated');
  const { told, asked } = follow(registration);
  registration.find();
  expect(told).toEqual([]);
  registration.install();
  expect(kinds(told)).toEqual(['update-available']);
  expect(asked).toEqual([]);
  const newer = registration.waiting;
  for (const state of told) if (state.kind === 'update-available') state.apply();
  expect(asked).toEqual([newer]);
  registration.activate();
  expect(kinds(told)).toEqual(['update-available']);
});

it('offers the version that an earlier page left waiting', () => {
  const registration = new FakeRegistration();
  registration.active = new FakeWorker('activated');
  registration.waiting = new FakeWorker('installed');
  expect(kinds(follow(registration).told)).toEqual(['update-available']);
});

it('offers a newer version in the visit that brought the first one', () => {
  const registration = new FakeRegistration();
  const { told } = follow(registration);
  for (const step of ['find', 'install', 'activate', 'find', 'install'] as const) {
    registration[step]();
  }
  expect(kinds(told)).toEqual(['ready-offline', 'update-available']);
});
