import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PageModule } from '../pages/page-module';
import { connectivityState } from '../remote/connectivity';
import { pageWait } from './page-wait';
import type { Pages } from './pages';
import { SiteRouter } from './site-router';

const ours = location.href;
const module: PageModule = { Page: () => null, meta: { title: 'A', description: 'A' } };

/** Everything but one page is here. */
const pages: Pages = {
  routeAt: (path) => ({ path, load: async () => module }),
  read: ({ path }) => (path === '/missing' ? new Promise(() => {}) : module),
  prepare: () => {},
  forgetFailures: () => {},
};

afterEach(() => {
  connectivityState.setState(connectivityState.getInitialState(), true);
  history.replaceState(null, '', ours);
});

it('a step back to a page that needs a signal leaves that page’s entry its address', async () => {
  history.replaceState(null, '', '/missing');
  history.pushState(null, '', '/here');
  connectivityState.setState('offline', true);
  await render(<SiteRouter pages={pages}>Here</SiteRouter>);
  history.back();
  await vi.waitFor(() => expect(pageWait.getState()).toBe('no-signal'));
  expect(location.pathname).toBe('/missing');
});
