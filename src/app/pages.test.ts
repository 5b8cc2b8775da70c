import { expect, it, vi } from 'vitest';
import type { PageModule } from '../pages/page-module';
import type { Route } from '../routes';
import { createPages } from './pages';

const module: PageModule = { Page: () => null, meta: { title: 'A', description: 'A' } };

function route(path: string, load: Route['load']): Route {
  return { path, load };
}

const home = route('/', async () => module);
const first = { pathname: '/', route: home, module };
const noReload = { tryFor: async () => false, succeeded: () => {} };

it('the first page is available synchronously, so that it matches the prerendered one', () => {
  expect(createPages(first, noReload).read(home)).toBe(module);
});

it('any other page is fetched once and is available from then on', async () => {
  const load = vi.fn(async () => module);
  const about = route('/about', load);
  const pages = createPages(first, noReload);
  await Promise.all([pages.read(about), pages.read(about)]);
  expect(pages.read(about)).toBe(module);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a page that fails to load is requested once per visit, not in a loop', async () => {
  const load = vi.fn(async (): Promise<PageModule> => {
    throw new TypeError('Failed to fetch');
  });
  const about = route('/about', load);
  const pages = createPages(first, noReload);
  await expect(pages.read(about)).rejects.toThrow('This page could not be loaded.');
  await expect(pages.read(about)).rejects.toThrow('This page could not be loaded.');
  expect(load).toHaveBeenCalledTimes(1);

  pages.forgetFailures();
  load.mockResolvedValueOnce(module);
  expect(await pages.read(about)).toBe(module);
});

it('a page removed by a new release waits for the reload instead of failing', async () => {
  const about = route('/about', () => Promise.reject(new TypeError('Failed to fetch')));
  const tryFor = vi.fn(async () => true);
  const settled = vi.fn();
  const pages = createPages(first, { tryFor, succeeded: () => {} });
  Promise.resolve(pages.read(about)).then(settled, settled);
  await vi.waitFor(() => expect(tryFor).toHaveBeenCalledWith('/about'));
  expect(settled).not.toHaveBeenCalled();
});
