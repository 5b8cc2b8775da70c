import { expect, it, vi } from 'vitest';
import type { PageModule } from '../pages/page-module';
import { connectivityState } from '../remote/connectivity';
import type { Route } from '../routes';
import { createPages, PageMissing } from './pages';

const module: PageModule = { Page: () => null, meta: { title: 'A', description: 'A' } };

function route(path: string, load: Route['load']): Route {
  return { path, load };
}

const home = route('/', async () => module);
const first = { pathname: '/', route: home, module };
const online = {
  hostAnswers: async () => true,
  reload: { tryFor: async () => false, succeeded: () => {} },
};

it('the first page is available synchronously, so that it matches the prerendered one', () => {
  expect(createPages(first, online).read(home)).toBe(module);
});

it('any other page is fetched once and is available from then on', async () => {
  const load = vi.fn(async () => module);
  const about = route('/about', load);
  const pages = createPages(first, online);
  await Promise.all([pages.read(about), pages.read(about)]);
  expect(pages.read(about)).toBe(module);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a page that fails to load is requested once per visit, not in a loop', async () => {
  const load = vi.fn(async (): Promise<PageModule> => {
    throw new TypeError('Failed to fetch');
  });
  const about = route('/about', load);
  const pages = createPages(first, online);
  await expect(pages.read(about)).rejects.toThrow(PageMissing);
  await expect(pages.read(about)).rejects.toThrow(PageMissing);
  expect(load).toHaveBeenCalledTimes(1);

  pages.forgetFailures();
  load.mockResolvedValueOnce(module);
  expect(await pages.read(about)).toBe(module);
});

it('a page that is out of reach is there once there is a signal, and no reload is tried', async () => {
  // Nobody touches the page.
  vi.stubGlobal('addEventListener', () => {});
  const load = vi.fn(async () => module);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const tryFor = vi.fn(async () => true);
  const hostAnswers = vi.fn(async () => {
    connectivityState.setState('offline', true);
    return false;
  });
  const about = route('/about', load);
  const pages = createPages(first, { hostAnswers, reload: { ...online.reload, tryFor } });
  const page = pages.read(about);
  await vi.waitFor(() => expect(hostAnswers).toHaveBeenCalled());
  await Promise.resolve();
  connectivityState.setState('reconnecting', true);
  expect(load).toHaveBeenCalledTimes(1);
  connectivityState.setState('online', true);
  expect(await page).toBe(module);
  expect(tryFor).not.toHaveBeenCalled();
});

it('a page removed by a new release waits for the reload instead of failing', async () => {
  const about = route('/about', () => Promise.reject(new TypeError('Failed to fetch')));
  const tryFor = vi.fn(async () => true);
  const settled = vi.fn();
  const pages = createPages(first, { ...online, reload: { ...online.reload, tryFor } });
  Promise.resolve(pages.read(about)).then(settled, settled);
  await vi.waitFor(() => expect(tryFor).toHaveBeenCalledWith('/about'));
  expect(settled).not.toHaveBeenCalled();
});

it('a page under a finger is on its way before it is asked for, and a failure then counts for nothing', async () => {
  const load = vi.fn(async () => module);
  const about = route('/about', load);
  const pages = createPages(first, online);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  pages.prepare(about);
  await vi.waitFor(() => {
    pages.prepare(about);
    expect(load).toHaveBeenCalledTimes(2);
  });
  expect(await pages.read(about)).toBe(module);
  expect(load).toHaveBeenCalledTimes(2);
});
