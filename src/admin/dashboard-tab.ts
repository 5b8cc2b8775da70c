import { CalendarDays, ChartColumn, Mail, MessageSquare, UserRoundCheck } from 'lucide';
import type { StaffRole } from './session/role';

/** The dashboard's tabs, in order. */
export const TABS = [
  { id: 'statistics', label: 'Statistics', drawing: ChartColumn },
  { id: 'contacts', label: 'Contacts', drawing: MessageSquare },
  { id: 'newsletter', label: 'Newsletter', drawing: Mail },
  { id: 'leads', label: 'Leads', drawing: UserRoundCheck },
  { id: 'upcoming', label: 'Upcoming', drawing: CalendarDays },
] as const;

/** Returns the tabs that somebody is shown: an agent sees no subscriber. */
export function tabsOf(role: StaffRole) {
  return role === 'admin' ? TABS : TABS.filter(({ id }) => id !== 'newsletter');
}

export type TabId = (typeof TABS)[number]['id'];

/** Returns the tab that an address names, such as `/admin?tab=leads`; the first tab if it names none. */
export function readTab(search: string): TabId {
  const named = new URLSearchParams(search).get('tab');
  return TABS.find(({ id }) => id === named)?.id ?? 'statistics';
}

/** Returns the address of a list, narrowed by these filters. */
export function listAddress(tab: TabId, filters: Record<string, string> = {}): string {
  return `/admin?${new URLSearchParams({ tab, ...filters })}`;
}

/** Returns the query of a tab's address. */
export function tabSearch(tab: TabId): string {
  return tab === 'statistics' ? '' : `?tab=${tab}`;
}
