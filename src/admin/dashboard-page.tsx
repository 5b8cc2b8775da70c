import { type ComponentType, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepDashboard } from '../library/keep-dashboard';
import { TabList, TabPanel } from '../ui/tabs';
import { ContactsPanel } from './contacts/contacts-panel';
import { readTab, TABS, type TabId, tabAddress } from './dashboard-tab';
import { LeadsPanel } from './leads/leads-panel';
import { useLive } from './live/use-live';
import { useNews } from './live/use-news';
import { NewsletterPanel } from './newsletter/newsletter-panel';
import { Security } from './second-factor/security';
import { SignOut } from './sign-out';
import { useStaff } from './staff';
import { StatisticsPanel } from './statistics/statistics-panel';
import { useShown } from './use-shown';

const PANELS: Record<TabId, ComponentType> = {
  statistics: StatisticsPanel,
  contacts: ContactsPanel,
  newsletter: NewsletterPanel,
  leads: LeadsPanel,
};

/** What an administrator sees: four tabs, in reach of the thumb on phones. */
export function DashboardPage() {
  const { email } = useStaff();
  const navigate = useNavigate();
  const tab = readTab(useLocation().search);
  const shown = useShown(tab);
  useLive();
  useEffect(keepDashboard, []);
  const news = useNews();

  return (
    <div className="wrap dashboard">
      <div className="dashboard-head">
        <Security email={email} />
        <SignOut />
      </div>
      <div className="dashboard-title" data-tab={tab}>
        <h1 className="title">Dashboard Overview</h1>
        <p className="note mt-1">Manage customer data, leads, and monitor application security.</p>
      </div>
      <TabList
        name="dashboard"
        label="Dashboard"
        tabs={TABS.map((one) => ({ ...one, news: news[one.id] }))}
        selected={tab}
        className="tabs dashboard-tabs"
        // Each tab that was chosen is a step back; the arrows of a keyboard pass by many.
        onSelect={(id, by) => navigate(tabAddress(id), { replace: by === 'key' })}
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
