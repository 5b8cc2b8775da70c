import { beforeEach, expect, it, vi } from 'vitest';
import { fetchFiles, forgetOthers, keepAnswer, keptFile, keptPaths } from './kept-files';
import type { IndexedFile } from './site-index';

const SITE = 'https://site.example';
const CACHE = 'shell';

const file = (path: string, release = 'one'): IndexedFile => ({
  path,
  integrity: `sha256-${release}`,
});

/** The part of the Cache API that is used here. */
function stubCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const hrefOf = (key: string) => new URL(key, SITE).href;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: string) => store.get(hrefOf(key))?.clone(),
      put: async (key: string, response: Response) => void store.set(hrefOf(key), response),
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (url: string) => store.delete(url),
    };
  };
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(hrefOf(key))?.clone(),
  });
  return stores;
}

type Fetched = { path: string; init: RequestInit };

/** A network that records its requests; requests that are cut off fail after all others have succeeded. */
function stubNetwork(cutOff: string[] = []) {
  const fetched: Fetched[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    fetched.push({ path, init });
    if (!cutOff.includes(path)) return new Response(`content of ${path}`);
    await vi.waitFor(async () => {
      expect((await keptPaths(CACHE)).size).toBe(fetched.length - cutOff.length);
    });
    throw new TypeError('Failed to fetch');
  });
  return fetched;
}

let stores: ReturnType<typeof stubCaches>;

beforeEach(() => {
  vi.stubGlobal('location', { origin: SITE });
  stores = stubCaches();
});

it('a fetched file is found by its content hash, and by no other release’s', async () => {
  stubNetwork();
  await fetchFiles(CACHE, [file('/about')]);
  const kept = await keptFile(CACHE, file('/about'));
  expect(await kept?.text()).toBe('content of /about');
  expect(await keptFile(CACHE, file('/about', 'two'))).toBeUndefined();
});

it('looking for a file does not create a cache', async () => {
  expect(await keptFile(CACHE, file('/about'))).toBeUndefined();
  expect([...stores.keys()]).toEqual([]);
});

it('an interrupted install resumes where it stopped', async () => {
  const files = ['/', '/about', '/assets/a.js', '/assets/b.js'].map((path) => file(path));
  stubNetwork(['/about']);
  await expect(fetchFiles(CACHE, files)).rejects.toThrow('Failed to fetch');
  const fetched = stubNetwork();
  await fetchFiles(CACHE, files);
  expect(fetched.map(({ path }) => path)).toEqual(['/about']);
  expect(await keptPaths(CACHE)).toEqual(new Set(files.map(({ path }) => path)));
});

it('a new release fetches only what has changed', async () => {
  stubNetwork();
  await fetchFiles(CACHE, [file('/'), file('/about'), file('/assets/a.js')]);
  const fetched = stubNetwork();
  await fetchFiles(CACHE, [file('/', 'two'), file('/about'), file('/assets/b.js')]);
  expect(fetched.map(({ path }) => path)).toEqual(['/', '/assets/b.js']);
});

it.each([
  ['/assets/index-0a1b2c3d.js', 'default'],
  ['/fonts/newsreader.woff2', 'no-cache'],
  ['/', 'no-cache'],
])('%s is requested with its hash, and taken from the HTTP cache by %s', async (path, cache) => {
  const fetched = stubNetwork();
  await fetchFiles(CACHE, [file(path)]);
  expect(fetched).toEqual([{ path, init: { integrity: 'sha256-one', cache } }]);
});

it('a redirected page is stored as a plain response', async () => {
  const led = new Response('page', { headers: { 'Content-Type': 'text/html' } });
  Object.defineProperty(led, 'redirected', { value: true });
  vi.stubGlobal('fetch', async () => led);
  await fetchFiles(CACHE, [file('/about')]);
  const kept = await keptFile(CACHE, file('/about'));
  expect(kept?.redirected).toBe(false);
  expect(kept?.headers.get('Content-Type')).toBe('text/html');
  expect(await kept?.text()).toBe('page');
});

it('files that only other releases have are removed', async () => {
  stubNetwork();
  await fetchFiles(CACHE, [file('/'), file('/about'), file('/assets/a.js')]);
  await forgetOthers(CACHE, [file('/', 'two'), file('/about')]);
  expect(await keptFile(CACHE, file('/about'))).toBeDefined();
  expect(await keptPaths(CACHE)).toEqual(new Set(['/about']));
});

it.each([
  ['stores this release’s content unchanged', 'content', true],
  ['does not store a captive portal’s page', 'Welcome to Hotel Wi-Fi', false],
  ['does not store a truncated response', 'cont', false],
])('%s', async (_, body, isThere) => {
  // The hash of "content".
  const about = {
    path: '/about',
    integrity: 'sha256-7XACtDnprIRfIjV9giusFERzD722AW0+yUMil7nsn3M=',
  };
  await keepAnswer(CACHE, about, new Response(body, { headers: { 'content-type': 'text/html' } }));
  const kept = await keptFile(CACHE, about);
  expect(await kept?.text()).toBe(isThere ? 'content' : undefined);
  if (isThere) expect(kept?.headers.get('content-type')).toBe('text/html');
});
