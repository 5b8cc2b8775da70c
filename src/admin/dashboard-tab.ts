import { CalendarDays, ChartColumn, ListTodo, Mail, MessageSquare, UserRoundCheck } from 'lucide';
import type { StaffRole } from './session/role';

/** The dashboard's tabs, in order. */
export const TABS = [
  { id: 'statistics', label: 'Statistics', drawing: ChartColumn },
  { id: 'contacts', label: 'Contacts', drawing: MessageSquare },
  { id: 'newsletter', label: 'Newsletter', drawing: Mail },
  { id: 'leads', label: 'Leads', drawing: UserRoundCheck },
  { id: 'upcoming', label: 'Upcoming', drawing: CalendarDays },
  { id: 'queue', label: 'Queue', drawing: ListTodo },
] as const;

/** Returns the tabs that somebody is shown. An agent sees no subscriber, and the queue first. */
export function tabsOf(role: StaffRole): readonly (typeof TABS)[number][] {
  if (role === 'admin') return TABS;
  const of = (isFirst: boolean) => TABS.filter(({ id }) => (id === 'queue') === isFirst);
  return [...of(true), ...of(false).filter(({ id }) => id !== 'newsletter')];
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
export const tabSearch = (tab: TabId): string => `?tab=${tab}`;

/** Whether an address names no tab: then the queue is shown to whoever works it, and the figures to others. */
export const namesNoTab = (search: string): boolean => !new URLSearchParams(search).has('tab');

/** Returns the queue's address, with whatever else an address had. */
export function queueAddress(search: string): string {
  const params = new URLSearchParams(search);
  params.set('tab', 'queue');
  return `/admin?${params}`;
}

/** A view's heading. The figures' is the specification's. */
export const headingOf = (tab: TabId): string =>
  tab === 'statistics' ? OVERVIEW : (TABS.find(({ id }) => id === tab)?.label ?? OVERVIEW);
export const OVERVIEW = 'Dashboard Overview';
