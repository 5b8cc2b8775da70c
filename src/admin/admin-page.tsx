import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOptimisticChanges } from '../hooks/use-changes';
import { useNotInKiosk } from '../hooks/use-kiosk';
import { keepDashboard } from '../library/keep-dashboard';
import { TabList, TabPanel } from '../ui/tabs';
import { AdminStyle } from './admin-style';
import { ContactsPanel } from './contacts/contacts-panel';
import { readTab, TABS, type TabId, tabSearch } from './dashboard-tab';
import { TABLES } from './erasure/forget-rows';
import { Guard } from './guard';
import { LeadsPanel } from './leads/leads-panel';
import { countLostDrafts } from './leads/lost-drafts';
import { useLive } from './live/use-live';
import { NewsletterPanel } from './newsletter/newsletter-panel';
import { NO_FILTERS, writeFilters } from './rows/filters';
import { Security } from './second-factor/security';
import { SignOutButton } from './sign-out';
import { useStaff } from './staff';
import { StatisticsPanel } from './statistics/statistics-panel';

export const meta = {
  title: 'Dashboard | Meridian Estates',
  description: 'Enquiries, subscribers and leads, for the people who work at Meridian Estates.',
};

/** The dashboard, behind its guard. */
export function Page() {
  useNotInKiosk();
  return (
    <>
      <AdminStyle />
      <Guard>
        <Dashboard />
      </Guard>
    </>
  );
}

const PANELS: Record<TabId, ComponentType> = {
  statistics: StatisticsPanel,
  contacts: ContactsPanel,
  newsletter: NewsletterPanel,
  leads: LeadsPanel,
};

/** The dashboard: four tabs, within reach of the thumb on phones. */
function Dashboard() {
  const staff = useStaff();
  const navigate = useNavigate();
  const tab = readTab(useLocation().search);
  const isList = tab !== 'statistics';
  const shown = useShown(tab);
  const news = useLive();
  useEffect(keepDashboard, []);
  /** A list's tab is shown with the filters that it had. */
  const addressOf = (id: TabId) => {
    const list = TABLES.map((name) => staff.lists[name]).find(({ table }) => table.tab === id);
    return `/admin${writeFilters(tabSearch(id), list?.filters.getState() ?? NO_FILTERS)}`;
  };
  // Changes made a moment ago, which no list contains yet.
  const storing = useOptimisticChanges().length;

  return (
    <div className="dashboard wrap pb-[calc(var(--bar)+2rem)]">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line pt-2 pb-3.5">
        <Security email={staff.email} />
        <SignOutButton
          staff={staff.id}
          atLeast={storing}
          countLost={() => countLostDrafts(staff)}
          className="button button-line min-h-12 py-2"
          onSignOut={staff.signOut}
        />
      </div>
      {/* On a phone the rows matter more than what is above them. */}
      <div className={isList ? 'pt-3.5 pb-2 md:pt-5 md:pb-4' : 'pt-5 pb-4'}>
        <h1 className={`title ${isList ? 'max-md:text-subtitle' : ''}`}>Dashboard Overview</h1>
        <p className={`note mt-1 ${isList ? 'max-md:hidden' : ''}`}>
          Manage customer data, leads, and monitor application security.
        </p>
      </div>
      <TabList
        name="dashboard"
        label="Dashboard"
        tabs={TABS.map((one) => ({ ...one, news: news[one.id] }))}
        selected={tab}
        className="tabs dashboard-tabs"
        // A chosen tab adds a history entry; moving through tabs with arrow keys doesn't.
        onSelect={(id, by) => navigate(addressOf(id), { replace: by === 'key' })}
      />
      {TABS.map(({ id }) => {
        const Panel = PANELS[id];
        return (
          <TabPanel key={id} name="dashboard" id={id} isShown={id === tab}>
            {shown.has(id) && <Panel />}
          </TabPanel>
        );
      })}
    </div>
  );
}

/**
 * Returns the tabs that have been opened: a panel is mounted when its tab is first shown, and stays. Restores each
 * tab's scroll position.
 */
function useShown(tab: TabId): ReadonlySet<TabId> {
  const [shown, setShown] = useState<ReadonlySet<TabId>>(new Set([tab]));
  if (!shown.has(tab)) setShown(new Set([...shown, tab]));

  const offsets = useRef(new Map<TabId, number>());
  useEffect(() => {
    const remember = () => offsets.current.set(tab, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [tab]);

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) {
      scrollTo({ top: offsets.current.get(tab) ?? 0, behavior: 'instant' });
    }
    isFirst.current = false;
  }, [tab]);
  return shown;
}
