import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { brand, titled } from '../content/brand';
import { idle } from '../device/idle';
import { isInstalled } from '../device/this-device';
import { useOptimisticChanges } from '../hooks/use-changes';
import { useIsOutOfKiosk } from '../hooks/use-kiosk';
import { askHostTime } from '../remote/probe';
import { Contained } from '../ui/contained';
import { TabPanel } from '../ui/tabs';
import { AccountMenu } from './account-menu';
import { AdminStyle } from './admin-style';
import { DashboardBar } from './dashboard-bar';
import {
  headingOf,
  namesNoTab,
  OVERVIEW,
  queueAddress,
  readTab,
  type TabId,
  tabSearch,
  tabsOf,
} from './dashboard-tab';
import { TABLES } from './erasure/forget-copies';
import { Guard } from './guard';
import { ContactsPanel, LeadsPanel } from './inbox/inbox-panels';
import { KeysButton } from './keys/keys-button';
import { useKeys } from './keys/use-keys';
import { useSingleClicks } from './keys/use-single-clicks';
import { letWorkerInstall, useWorkerWithinAMinute } from './let-worker-install';
import { useLive } from './live/use-live';
import { opened } from './loading';
import { usePushAgain, useTappedNotifications } from './notifications/use-notifications';
import { RefreshButton } from './refresh-button';
import { NO_FILTERS, writeFilters } from './rows/filters';
import { loadAhead } from './rows/listed';
import { ChoiceBar } from './rows/use-choice';
import { SignInAgain } from './sign-in/expired-sheet';
import { SignOutButton } from './sign-out';
import { useStaff } from './staff';
import { Confirming } from './upcoming/use-confirming';

export const meta = {
  title: titled('Dashboard'),
  description: `Enquiries, subscribers and leads, for the people who work at ${brand.name}.`,
};

/** The dashboard, behind its guard. */
export function Page() {
  const tab = readTab(useLocation().search);
  useEffect(() => {
    // The first tab is loaded while the database is asked who this is.
    if (isLoadedLater(tab)) TABS[tab].preload();
  }, [tab]);
  useWorkerWithinAMinute();
  useTappedNotifications();
  const isOutOfKiosk = useIsOutOfKiosk();
  return (
    <>
      <AdminStyle />
      <Guard isOutOfKiosk={isOutOfKiosk}>{isOutOfKiosk && <Dashboard />}</Guard>
    </>
  );
}

/** The tabs that the inbox stands without. */
const TABS = {
  queue: opened(async () => (await import('./queue/queue-panel')).QueuePanel),
  statistics: opened(async () => (await import('./statistics/statistics-panel')).StatisticsPanel),
  upcoming: opened(async () => (await import('./upcoming/upcoming-panel')).UpcomingPanel),
  newsletter: opened(async () => (await import('./newsletter/newsletter-panel')).NewsletterPanel),
};

const isLoadedLater = (tab: TabId): tab is keyof typeof TABS => tab in TABS;

/** Loads what a tap may need ahead of it, then lets the worker install, and stores the dashboard for a visit without a signal. */
async function prepare(): Promise<void> {
  await loadAhead(...PARTS.map(({ load }) => load));
  letWorkerInstall();
  (await import('./keep-dashboard')).keepDashboard();
}

/** What a tap may need, loaded ahead of it. */
const PARTS = [ChoiceBar, ...Object.values(TABS), SignInAgain];

const PANELS: Record<TabId, ComponentType> = {
  ...TABS,
  contacts: ContactsPanel,
  leads: LeadsPanel,
};

/** The dashboard: its heading, its bar and the panel of each tab. */
function Dashboard() {
  const staff = useStaff();
  const { role, client, lists } = staff;
  const navigate = useNavigate();
  const tab = readTab(useLocation().search);
  const tabs = tabsOf(role);
  const { search } = useLocation();
  const isList = tab !== 'statistics';
  // Agents, and whoever has the app, work the queue: they open on it.
  const isLed = namesNoTab(search) && (role === 'agent' || isInstalled());
  const shown = useShown(isLed ? 'queue' : tab, search);
  const news = useLive();
  // A layout effect, because a sheet that goes takes the messages out of the document for a moment.
  useLayoutEffect(() => {
    void prepare().catch(() => undefined);
    // Messages that name somebody go with the dashboard: after a sign-out, anybody may hold this phone.
    return () => {
      for (const message of document.querySelectorAll<HTMLElement>('li:has(.toast-of-row)')) {
        message.replaceChildren();
        message.hidden = true;
      }
    };
  }, []);
  // What is not opened can be read without a network as well.
  useEffect(() => {
    const leaving = new AbortController();
    void loadAhead(async () =>
      (await import('./rows/keep-ahead')).keepAhead({ role, client, lists }, leaving.signal),
    );
    return () => leaving.abort();
  }, [role, client, lists]);
  usePushAgain();
  // After the list, whose words follow.
  useEffect(() => void idle().then(askHostTime), []);
  /** A list's tab is shown with the filters that it had. */
  const addressOf = (id: TabId) => {
    const list = TABLES.map((name) => lists[name]).find(({ table }) => table.tab === id);
    return `/admin${writeFilters(tabSearch(id), list?.filters.getState() ?? NO_FILTERS)}`;
  };
  // Changes made a moment ago, which no list contains yet.
  const storing = useOptimisticChanges().length;
  const signOut = (className: string) => (
    <SignOutButton
      staff={staff.id}
      atLeast={storing}
      countLost={async () => (await import('./notes/lost-drafts')).countLostDrafts(staff)}
      className={className}
      onSignOut={staff.signOut}
    />
  );

  const heading = headingOf(tab);
  useEffect(() => {
    document.title = isList ? titled(`${heading}, dashboard`) : meta.title;
  }, [isList, heading]);
  useKeys();
  useSingleClicks();

  if (isLed) return <Navigate to={queueAddress(search)} replace />;
  // The address of a tab that only administrators have.
  if (!tabs.some(({ id }) => id === tab)) return <Navigate to="/admin" replace />;

  return (
    <div className="dashboard wrap">
      <div className="dashboard-head">
        <h1 className="min-w-0 text-prose leading-[1.3] sm:text-subtitle md:text-title">
          {heading}
          {isList && <span className="sr-only"> – {OVERVIEW}</span>}
        </h1>
        <AccountMenu email={staff.email}>{signOut('button button-line')}</AccountMenu>
        <KeysButton tab={tab} />
        <RefreshButton tab={tab} />
        {signOut('button button-line min-h-12 px-3 py-2 md:px-6')}
      </div>
      {/* On a phone the rows matter more than what is above them. */}
      <p className={`note pb-4 ${isList ? 'max-md:hidden' : ''}`}>
        Manage customer data, leads, and monitor application security.
      </p>
      <DashboardBar
        role={role}
        selected={tab}
        news={news}
        // A chosen tab adds a history entry; moving through tabs with arrow keys doesn't.
        onSelect={(id, by) => navigate(addressOf(id), { replace: by === 'key' })}
      />
      <Confirming>
        {tabs.map(({ id }) => {
          const Panel = PANELS[id];
          return (
            <TabPanel key={id} name="dashboard" id={id} isShown={id === tab}>
              <Contained
                of={id === tab}
                fallback={
                  <p role="alert" className="py-10">
                    This tab can’t be shown. The others can.
                  </p>
                }
              >
                {shown.has(id) && <Panel />}
              </Contained>
            </TabPanel>
          );
        })}
      </Confirming>
    </div>
  );
}

/**
 * Returns the tabs that have been opened: a panel is mounted when its tab is first shown, and stays. Restores each
 * tab's scroll position.
 */
function useShown(tab: TabId, search: string): ReadonlySet<TabId> {
  const [shown, setShown] = useState<ReadonlySet<TabId>>(new Set([tab]));
  if (!shown.has(tab)) setShown(new Set([...shown, tab]));

  // A figure leads to the beginning of its rows, however far down the list was left.
  const filters = new URLSearchParams(search);
  filters.delete('row');
  const place = `${filters}`;
  const offsets = useRef(new Map<string, number>());
  useEffect(() => {
    const remember = () => offsets.current.set(place, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [place]);

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: within a tab, a filter leaves the page where it is
  useLayoutEffect(() => {
    if (!isFirst.current) {
      scrollTo({ top: offsets.current.get(place) ?? 0, behavior: 'instant' });
    }
    isFirst.current = false;
  }, [tab]);
  return shown;
}
