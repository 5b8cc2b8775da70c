import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { untilUsed } from '../ui/later';
import { noteTraversals } from './last-traversal';
import type { TurnPage } from './page-transition';
import { waitForPage } from './page-wait';
import type { Pages } from './pages';

/**
 * How long a first tap waits for the code of the transition, which is requested by that touch: not longer than an
 * answer may take that seems immediate.
 */
const PATIENCE_MS = 100;

/** Changes pages without a transition, as long as its code is not there. */
const plainly: TurnPage = (_, show) => startTransition(show);

/**
 * The router's own `BrowserRouter`, except that pages change by a transition once its code is loaded. Until then, and
 * while the next page loads, React keeps the page that is shown, and the strip says so.
 */
export function SiteRouter({ pages, children }: { pages: Pages; children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });

  useLayoutEffect(() => {
    let turn: TurnPage | undefined;
    let shown = history.location.pathname;
    let latest: unknown;
    const loading = untilUsed()
      .then(() => import('./page-transition'))
      .then(
        ({ createPageTurner }) => createPageTurner(pages, shown),
        () => plainly,
      )
      .then((loaded) => {
        turn = loaded;
      });
    noteTraversals();
    return history.listen(async (next) => {
      const { pathname } = next.location;
      const page = pages.read(pages.routeAt(pathname));
      waitForPage(page);
      latest = next;
      if (!turn && next.action === 'PUSH' && pathname !== shown) {
        const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
        await Promise.race([loading, Promise.allSettled([page, late])]);
        // Another page was asked for meanwhile.
        if (latest !== next) return;
      }
      shown = pathname;
      (turn ?? plainly)(pathname, () => setState(next));
    });
  }, [history, pages]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
