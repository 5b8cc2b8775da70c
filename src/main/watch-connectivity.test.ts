import { beforeEach, expect, it, vi } from 'vitest';
import { connectivityState } from '../remote/connectivity';
import { PROBE_TEXT } from '../remote/probe';
import { releaseState } from '../updates/release-state';
import { MISSING_SCRIPT, SCRIPTS_COMPLETE } from './preload';
import { watchConnectivity } from './watch-connectivity';

/** A page with a recorded list of the requests to our host. */
function openPage() {
  const page = new EventTarget();
  const asked: { answer(): void; fail(): void }[] = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {} });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (path: unknown) => {
    return new Promise<Response>((resolve, reject) => {
      // Test files share a process: a late request of another one is not this page's.
      if (path !== '/online.txt') return;
      asked.push({
        answer: () => resolve(new Response(PROBE_TEXT)),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    });
  });
  return { asked, page, tell: (type: string) => page.dispatchEvent(new Event(type)) };
}

const isAsked = (asked: unknown[], times: number) =>
  vi.waitFor(() => expect(asked).toHaveLength(times));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  connectivityState.setState('online', true);
});

it('a request cancelled by leaving the page does not count as offline, and is repeated when the page is restored', async () => {
  const { asked, tell } = openPage();
  const hostAnswers = watchConnectivity(() => {}).hostAnswers();
  await isAsked(asked, 1);
  tell('pagehide');
  asked[0]?.fail();
  await new Promise(setImmediate);
  expect(connectivityState.getState()).toBe('online');
  expect(asked).toHaveLength(1);

  tell('pageshow');
  await isAsked(asked, 2);
  asked[1]?.answer();
  expect(await hostAnswers).toBe(true);
  expect(connectivityState.getState()).toBe('online');
});

it('a page that was left sends no requests, and probes once it is restored: it goes offline when the host does not answer', async () => {
  const { asked, tell } = openPage();
  const watch = watchConnectivity(() => {});
  tell('pagehide');
  const hostAnswers = watch.hostAnswers();
  await new Promise(setImmediate);
  expect(asked).toHaveLength(0);

  tell('pageshow');
  await isAsked(asked, 1);
  asked[0]?.fail();
  expect(await hostAnswers).toBe(false);
  expect(connectivityState.getState()).toBe('offline');
});

it.each([
  ['that the host does not have makes the release incomplete', MISSING_SCRIPT, 'incomplete'],
  ['that a bad line lost can be tried again', 'TypeError', 'current'],
])('a script %s', async (_, name, state) => {
  releaseState.setState('current', true);
  const { asked, page, tell } = openPage();
  watchConnectivity(() => {});
  const payload = Object.assign(new TypeError('No script'), { name });
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await isAsked(asked, 1);
  asked[0]?.answer();
  await new Promise(setImmediate);
  expect(releaseState.getState()).toBe(state);
  tell(SCRIPTS_COMPLETE);
  expect(releaseState.getState()).toBe('current');
});
