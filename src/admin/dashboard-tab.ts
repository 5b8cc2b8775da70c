import { ChartColumn, Mail, MessageSquare, UserRoundCheck } from 'lucide';

/** The dashboard's tabs, in their order. */
export const TABS = [
  { id: 'statistics', label: 'Statistics', drawing: ChartColumn },
  { id: 'contacts', label: 'Contacts', drawing: MessageSquare },
  { id: 'newsletter', label: 'Newsletter', drawing: Mail },
  { id: 'leads', label: 'Leads', drawing: UserRoundCheck },
] as const;

export type TabId = (typeof TABS)[number]['id'];

/** The tab that an address names, `/admin?tab=leads`; the first one if it names none. */
export function readTab(search: string): TabId {
  const named = new URLSearchParams(search).get('tab');
  return TABS.find(({ id }) => id === named)?.id ?? 'statistics';
}

/** The address of a tab. */
export function tabAddress(tab: TabId): string {
  return tab === 'statistics' ? '/admin' : `/admin?tab=${tab}`;
}
