import { afterEach, expect, it, vi } from 'vitest';
import { preload } from './preload';

const missing = new TypeError('Failed to fetch dynamically imported module');

/** A page that records the reports of scripts that failed to load. */
function openPage({ prevents = false } = {}) {
  const page = new EventTarget();
  const links: object[] = [];
  const told: unknown[] = [];
  page.addEventListener('vite:preloadError', (event) => {
    told.push('payload' in event && event.payload);
    if (prevents) event.preventDefault();
  });
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  });
  return { told, links };
}

afterEach(() => vi.unstubAllGlobals());

it('requests each file once, whichever module imports it', async () => {
  const { links, told } = openPage();
  const load = async () => 'the page';
  await expect(preload(load, ['assets/a.js', 'assets/b.js'])).resolves.toBe('the page');
  await preload(load, ['assets/b.js']);
  expect(links).toEqual([
    { rel: 'modulepreload', href: '/assets/a.js' },
    { rel: 'modulepreload', href: '/assets/b.js' },
  ]);
  expect(told).toEqual([]);
});

it('reports a missing script with its reason, and fails as the import did', async () => {
  const { told } = openPage();
  await expect(preload(() => Promise.reject(missing))).rejects.toBe(missing);
  expect(told).toEqual([missing]);
});

it('does not fail if a listener has handled it', async () => {
  openPage({ prevents: true });
  await expect(preload(() => Promise.reject(missing))).resolves.toBeUndefined();
});
