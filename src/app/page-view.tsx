import { use, useEffect } from 'react';
import { catchUp } from '../forms/catch-up';
import type { PageModule } from '../pages/page-module';
import type { Route } from '../routes';
import { BottomBar } from './bottom-bar';
import type { Pages } from './pages';

/** Renders a route's page with its title and actions; suspends while the page's script loads. */
export function PageView({ route, pages }: { route: Route; pages: Pages }) {
  const known = pages.read(route);
  const module = known instanceof Promise ? use(known) : known;
  // React resumes a suspended component, and throws if hooks follow where nothing suspends any more. So the hooks are
  // in a separate component.
  return <LoadedPage isVisitors={!route.isStaff && !route.isTool} {...module} />;
}

function LoadedPage({ isVisitors, Page, meta }: PageModule & { isVisitors: boolean }) {
  useEffect(() => {
    document.title = meta.title;
  }, [meta]);
  useEffect(() => catchUp(), []);

  return (
    <>
      <Page />
      {isVisitors && <BottomBar meta={meta} />}
    </>
  );
}
