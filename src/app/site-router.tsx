import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type Location, Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { isFrugal } from '../device/frugal';
import { linkToFollow } from '../lib/link-to-follow';
import { goesFirst } from '../ui/later';
import { createPageTurner, noteTraversals } from './page-transition';
import { pageWait, waitForPage } from './page-wait';
import type { Pages } from './pages';

/**
 * The router's own `BrowserRouter`, except that pages change by a transition. While the next page loads, which begins when
 * a finger is on its link, the page that is shown stays, and the strip says so. A page that needs a signal first opens
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
    const turn = createPageTurner(history.location.pathname);
    let shown = history.location;
    let latest: unknown;
    noteTraversals();
    /** Gives this entry of the tab's history the address of a page. */
    const setAddress = (of: Location) =>
      window.history.replaceState(window.history.state, '', history.createHref(of));
    const open = async (next: { action: typeof action; location: Location }) => {
      const { pathname, hash } = next.location;
      const page = pages.read(pages.routeAt(pathname));
      waitForPage(page);
      latest = next;
      // If it fails, its error screen is shown. Also of a page that is here: React may be rendering now.
      await Promise.allSettled([page]);
      // Another page was asked for meanwhile.
      if (latest !== next) return;
      if (page instanceof Promise) setAddress(next.location);
      shown = next.location;
      turn(pathname, () => setState(next), next.action !== 'POP' && hash === '');
      // The browser captures the page before in one frame, and paints this one in the next.
      await frame();
      await frame();
    };
    const prepare = (event: PointerEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const { href } = window.location;
      const to = link && !isFrugal() && linkToFollow(event, link, href);
      if (to) pages.prepare(pages.routeAt(new URL(to, href).pathname));
    };
    const stopWaiting = pageWait.subscribe((wait) => {
      // After a step back, this entry is the older page's own, and others lead back to the one that is shown.
      if (wait === 'no-signal' && history.action !== 'POP') setAddress(shown);
    });
    const stopListening = history.listen((next) => goesFirst(open(next)));
    addEventListener('pointerdown', prepare);
    return () => {
      removeEventListener('pointerdown', prepare);
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

const frame = () => new Promise(requestAnimationFrame);
