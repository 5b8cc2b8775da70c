import { expect, it, vi } from 'vitest';
import { preload, SCRIPTS_COMPLETE } from './preload';

/** A page that started with some files, the answers of its host, and the page's reports of scripts that failed to load. */
function openPage({ prevents = false, startedWith = '' } = {}) {
  const page = new EventTarget();
  const requests: string[] = [];
  const told: unknown[] = [];
  const host = { status: 200 };
  page.addEventListener('vite:preloadError', (event) => {
    told.push('payload' in event && event.payload);
    if (prevents) event.preventDefault();
  });
  page.addEventListener(SCRIPTS_COMPLETE, () => told.push('complete'));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === `[href="${startedWith}"]` ? {} : null),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    if (host.status === 0) throw new TypeError('Failed to fetch');
    const headers = { 'content-type': host.status === 200 ? 'text/javascript' : 'text/html' };
    return new Response('', { status: host.status, headers });
  });
  return { told, requests, host };
}

const load = async () => 'the page';

it('fetches each file once, whichever module imports it, and none that the page started with', async () => {
  const { requests, told } = openPage({ startedWith: '/assets/c.js' });
  await expect(preload(load, ['assets/a.js', 'assets/b.js'])).resolves.toBe('the page');
  await preload(load, ['assets/b.js', 'assets/c.js']);
  expect(requests).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(told).toEqual([]);
});

it.each([
  ['the network is lost', 0, 'Failed to fetch'],
  ['the host is overloaded', 503, '/assets/503.js answered 503'],
  ['the file is gone', 404, 'No script at /assets/404.js'],
  ['a hotspot answers with its own page', 203, 'No script at /assets/203.js'],
])('imports nothing while %s, reports it, and can be tried again', async (_, status, reason) => {
  const { told, host } = openPage();
  const files = [`assets/${status}.js`];
  const importing = vi.fn(load);
  host.status = status;
  await expect(preload(importing, files)).rejects.toThrow(reason);
  expect(told).toEqual([expect.objectContaining({ message: reason })]);
  expect(importing).not.toHaveBeenCalled();

  host.status = 200;
  await expect(preload(importing, files)).resolves.toBe('the page');
});

it('says so once all files that were missing are here after all', async () => {
  const { told, host } = openPage();
  host.status = 404;
  for (const file of ['assets/x.js', 'assets/y.js'])
    await expect(preload(load, [file])).rejects.toThrow(file);
  host.status = 200;
  await preload(load, ['assets/x.js', 'assets/new.js']);
  expect(told).not.toContain('complete');
  await preload(load, ['assets/y.js']);
  expect(told.at(-1)).toBe('complete');
});

it('reports a module that can’t be run, and fails as the import did', async () => {
  const { told } = openPage();
  const broken = new SyntaxError('Unexpected token');
  await expect(preload(() => Promise.reject(broken))).rejects.toBe(broken);
  expect(told).toEqual([broken]);
});

it('does not fail if a listener has handled it', async () => {
  openPage({ prevents: true });
  await expect(preload(() => Promise.reject(new TypeError('gone')))).resolves.toBeUndefined();
});
