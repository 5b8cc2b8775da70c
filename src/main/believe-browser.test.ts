import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectivityState } from '../remote/connectivity-state';
import { PROBE_TEXT } from '../remote/probe';
import { believeBrowser } from './believe-browser';

/** A browser's page, and what our host was asked from it. */
function openPage() {
  const page = new EventTarget();
  const asked: { answer(): void; fail(): void }[] = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => {
    return new Promise<Response>((resolve, reject) => {
      asked.push({
        answer: () => resolve(new Response(PROBE_TEXT)),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    });
  });
  return { asked, tell: (type: string) => page.dispatchEvent(new Event(type)) };
}

const isAsked = (asked: unknown[], times: number) =>
  vi.waitFor(() => expect(asked).toHaveLength(times));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  connectivityState.setState('online', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a host that does not answer makes the page offline', async () => {
  const { asked } = openPage();
  const doubt = believeBrowser().doubt();
  await isAsked(asked, 1);
  asked[0]?.fail();
  expect(await doubt).toBe(false);
  expect(connectivityState.getState()).toBe('offline');
});

it('a request that ends with the page that is left makes nothing offline, and is made again when the page is back', async () => {
  const { asked, tell } = openPage();
  const doubt = believeBrowser().doubt();
  await isAsked(asked, 1);
  tell('pagehide');
  asked[0]?.fail();
  await new Promise(setImmediate);
  expect(connectivityState.getState()).toBe('online');
  expect(asked).toHaveLength(1);

  tell('pageshow');
  await isAsked(asked, 2);
  asked[1]?.answer();
  expect(await doubt).toBe(true);
  expect(connectivityState.getState()).toBe('online');
});

it('a page that has been left asks nothing, and once it is back believes what it hears', async () => {
  const { asked, tell } = openPage();
  const belief = believeBrowser();
  tell('pagehide');
  const doubt = belief.doubt();
  await new Promise(setImmediate);
  expect(asked).toHaveLength(0);

  tell('pageshow');
  await isAsked(asked, 1);
  asked[0]?.fail();
  expect(await doubt).toBe(false);
  expect(connectivityState.getState()).toBe('offline');
});
