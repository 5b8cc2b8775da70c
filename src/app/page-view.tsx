import { use, useEffect } from 'react';
import type { PageModule } from '../pages/page-module';
import type { Route } from '../routes';
import { BottomBar } from './bottom-bar';
import type { Pages } from './pages';
import { catchUp } from './take-over';

/** The page of a route with its title and its actions; waits while the page's script is on its way. */
export function PageView({ route, pages }: { route: Route; pages: Pages }) {
  const known = pages.read(route);
  const module = known instanceof Promise ? use(known) : known;
  // React takes up again what has waited, and fails if a hook follows where nothing waits any more.
  return <LoadedPage isStaff={route.isStaff} {...module} />;
}

function LoadedPage({ isStaff, Page, meta }: PageModule & { isStaff: true | undefined }) {
  useEffect(() => {
    document.title = meta.title;
  }, [meta]);
  useEffect(catchUp, []);

  return (
    <>
      <Page />
      {!isStaff && <BottomBar meta={meta} />}
    </>
  );
}
