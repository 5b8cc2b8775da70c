import { use, useEffect } from 'react';
import type { Route } from '../routes';
import { BottomBar } from './bottom-bar';
import type { Pages } from './pages';

/** The page of a route with its title and its actions; waits while the page's script is on its way. */
export function PageView({ route, pages }: { route: Route; pages: Pages }) {
  const known = pages.read(route);
  const { Page, meta } = known instanceof Promise ? use(known) : known;

  useEffect(() => {
    document.title = meta.title;
  }, [meta]);

  return (
    <>
      <Page />
      {!route.isStaff && <BottomBar meta={meta} />}
    </>
  );
}
