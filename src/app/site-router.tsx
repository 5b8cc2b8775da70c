import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { untilUsed } from '../ui/later';
import { noteTraversals } from './last-traversal';
import type { TurnPage } from './page-transition';
import { waitForPage } from './page-wait';
import type { Pages } from './pages';

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
    let turn: TurnPage = (_, show) => startTransition(show);
    void untilUsed()
      .then(() => import('./page-transition'))
      .then(
        ({ createPageTurner }) => {
          turn = createPageTurner(pages, history.location.pathname);
        },
        () => undefined,
      );
    noteTraversals();
    return history.listen((next) => {
      const { pathname } = next.location;
      waitForPage(pages.read(pages.routeAt(pathname)));
      turn(pathname, () => setState(next));
    });
  }, [history, pages]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
