import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { type Location, Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { untilUsed } from '../ui/later';
import { noteTraversals } from './last-traversal';
import type { TurnPage } from './page-transition';
import { pageWait, waitForPage } from './page-wait';
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
 * while the next page loads, the page that is shown stays, and the strip says so. A page that needs a signal first opens
 * once there is one, unless another was asked for; until then the address is that of the page that is shown, too,
 * except after a step back or forward.
 */
export function SiteRouter({ pages, children }: { pages: Pages; children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });

  useLayoutEffect(() => {
    let turn: TurnPage | undefined;
    let shown = history.location;
    let latest: unknown;
    const loading = untilUsed()
      .then(() => import('./page-transition'))
      .then(
        ({ createPageTurner }) => createPageTurner(shown.pathname),
        () => plainly,
      )
      .then((loaded) => {
        turn = loaded;
      });
    noteTraversals();
    /** Gives this entry of the tab's history the address of a page. */
    const setAddress = (of: Location) =>
      window.history.replaceState(window.history.state, '', history.createHref(of));
    const stopWaiting = pageWait.subscribe((wait) => {
      // After a step back, this entry is the older page's own, and others lead back to the one that is shown.
      if (wait === 'no-signal' && history.action !== 'POP') setAddress(shown);
    });
    const stopListening = history.listen(async (next) => {
      const { pathname } = next.location;
      const page = pages.read(pages.routeAt(pathname));
      waitForPage(page);
      latest = next;
      const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      // If it fails, its error screen is shown.
      if (page instanceof Promise) await page.catch(() => undefined);
      if (!turn && next.action === 'PUSH' && pathname !== shown.pathname) {
        await Promise.race([loading, late]);
      }
      // Another page was asked for meanwhile.
      if (latest !== next) return;
      if (page instanceof Promise) setAddress(next.location);
      shown = next.location;
      (turn ?? plainly)(pathname, () => setState(next));
    });
    return () => {
      stopWaiting();
      stopListening();
    };
  }, [history, pages]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
