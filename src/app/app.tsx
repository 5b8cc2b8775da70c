import '../styles/index.css';
import { Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { installState } from '../device/install';
import { catchUp } from '../forms/carry-over';
import { pageAbout } from '../hooks/page-about';
import { useHasBookings } from '../hooks/use-has-bookings';
import { pageSeen } from '../library/pages-seen';
import type { PageModule } from '../pages/page-module';
import type { Route } from '../routes';
import { Contained } from '../ui/contained';
import { later, untilScrolled } from '../ui/later';
import { BottomBar } from './bottom-bar';
import { ErrorScreen } from './error-screen';
import { Footer } from './footer';
import { Header } from './header';
import type { Pages } from './pages';
import { useScrollAndFocus } from './use-scroll-and-focus';

const InstallCard = later(
  async () => (await import('../features/install/install-card')).InstallCard,
);
const AgreedNews = later(
  async () => (await import('../features/consultation/agreed-news')).AgreedNews,
);
// Before that, every page is at its top.
const Scrolling = later(async () => (await import('./scrolling')).Scrolling, {
  when: untilScrolled,
});
const ScheduleShortcut = later(
  async () => (await import('../features/consultation/panel')).ScheduleShortcut,
);

/** The whole site, inside a router. The page of the first address is already loaded, so that it renders at once. */
export function App({ pages }: { pages: Pages }) {
  const location = useLocation();
  const { pathname, hash } = location;
  const [first] = useState(location);
  const route = pages.routeAt(pathname);
  useScrollAndFocus();
  useEffect(() => pageSeen(pathname), [pathname]);
  // On navigation: a page that failed to load may be available on the next visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address triggers the effect; its value is not used
  useEffect(() => () => pages.forgetFailures(), [pages, pathname]);

  // The header stays mounted across pages, so it reads the current page's metadata when it needs it.
  const readMeta = () => {
    const page = pages.read(route);
    return page instanceof Promise ? undefined : { ...page.meta, ...pageAbout.getState() };
  };

  return (
    <>
      <a className="skip-link no-print" href="#main">
        Skip to content
      </a>
      <Contained fallback={null}>
        <Header isStaff={route.isStaff === true} readMeta={readMeta} />
      </Contained>
      <main id="main" tabIndex={-1} className={route.isTool ? 'tool-page flex-1' : 'flex-1'}>
        <ErrorScreen page={pathname}>
          <Contained of={pathname}>
            <Suspense fallback={<p className="wrap section note">Loading…</p>}>
              <PageView key={route.path} route={route} pages={pages} />
            </Suspense>
          </Contained>
        </ErrorScreen>
      </main>
      {!route.isUnlisted && <InstallOffer />}
      {!route.isStaff && (
        <>
          {!route.isTool && (
            <Contained fallback={null}>
              <Footer />
            </Contained>
          )}
          <Scrolling first={first} />
          <AppointmentNews />
        </>
      )}
      {hash === '#schedule' && <ScheduleShortcut />}
    </>
  );
}

/** The card that offers to install the app. Its code is fetched only once there is an offer to make. */
function InstallOffer() {
  return useStore(installState).kind === 'none' ? null : <InstallCard />;
}

/** Fetches nothing unless an appointment is kept on this device. */
function AppointmentNews() {
  return useHasBookings(true) ? <AgreedNews /> : null;
}

/** Renders a route's page with its title and actions; suspends while the page's script loads. */
function PageView({ route, pages }: { route: Route; pages: Pages }) {
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
