import type { ListedTable } from '../../domain/fields';
import type { Shape } from '../../lib/shape';
import type { TabId } from '../dashboard-tab';
import type { Column } from '../export/columns';
import type { FilterName } from './filters';
import {
  type AnyRow,
  contactRow,
  type ListedContact,
  type ListedLead,
  leadRow,
  type Subscriber,
  subscriberRow,
  timeOf,
} from './row';

/** One of the dashboard's three tables. */
export type Table<Row extends AnyRow> = {
  name: ListedTable;
  tab: 'contacts' | 'newsletter' | 'leads';
  /** Only the columns that the dashboard reads. */
  columns: string;
  /** The column by which the list is sorted, newest first. */
  time: 'created_at' | 'subscribed_at';
  isRow: Shape<Row>;
  /** The database function that searches the table by index. */
  search: 'search_leads' | 'search_contacts' | 'search_subscribers';
  filters: readonly FilterName[];
  /** The statistic that counts the table's rows. */
  total: 'total_leads' | 'total_contacts' | 'total_subscribers';
  /** The message from the specification. */
  loadFailure: string;
  words: ListWords;
  /** Loads the columns of an exported file. */
  exported: () => Promise<Column<Row>[]>;
};

/** The words that differ between lists. */
export type ListWords = {
  title: string;
  /** The words for one row and for several. */
  one: string;
  many: string;
  /** What the search covers, for its label. */
  searched: string;
  /** Shown when there are no rows at all. */
  empty: { title: string; text: string };
};

export const leads: Table<ListedLead> = {
  name: 'leads',
  tab: 'leads',
  ...leadRow,
  time: 'created_at',
  search: 'search_leads',
  filters: ['status', 'kind', 'source', 'property', 'since', 'until'],
  total: 'total_leads',
  loadFailure: 'Failed to load leads',
  exported: async () => (await import('../export/columns')).leadColumns,
  words: {
    title: 'Leads',
    one: 'lead',
    many: 'leads',
    searched: 'names, emails, phones and notes',
    empty: {
      title: 'No leads yet',
      text: 'Anybody who opens a chat, books a consultation or is met at a viewing appears here.',
    },
  },
};

export const contacts: Table<ListedContact> = {
  name: 'contacts',
  tab: 'contacts',
  ...contactRow,
  time: 'created_at',
  search: 'search_contacts',
  filters: ['status', 'kind', 'property', 'since', 'until'],
  total: 'total_contacts',
  loadFailure: 'Failed to load contacts',
  exported: async () => (await import('../export/columns')).contactColumns,
  words: {
    title: 'Contacts',
    one: 'contact',
    many: 'contacts',
    searched: 'names, emails, phones and messages',
    empty: { title: 'No contacts yet', text: 'Enquiries and tour requests appear here.' },
  },
};

export const subscribers: Table<Subscriber> = {
  name: 'newsletter_subscribers',
  tab: 'newsletter',
  ...subscriberRow,
  time: 'subscribed_at',
  search: 'search_subscribers',
  filters: ['active', 'since', 'until'],
  total: 'total_subscribers',
  loadFailure: 'Failed to load newsletter subscribers',
  exported: async () => (await import('../export/columns')).subscriberColumns,
  words: {
    title: 'Newsletter',
    one: 'subscriber',
    many: 'subscribers',
    searched: 'names and emails',
    empty: {
      title: 'No subscribers yet',
      text: 'Anybody who signs up for the newsletter appears here.',
    },
  },
};

/** Where each list is shown. */
export const TAB_OF = {
  leads: leads.tab,
  contacts: contacts.tab,
  newsletter_subscribers: subscribers.tab,
} satisfies Record<ListedTable, TabId>;

/** A row's position in its list; the next page begins after it. */
export type Cursor = { id: string; at: string };

export function cursorOf(row: AnyRow): Cursor {
  return { id: row.id, at: timeOf(row) };
}

/** Compares rows by the database's order. Its timestamps have one format, so they compare as text. */
export function newestFirst(one: AnyRow, other: AnyRow): number {
  return compare(timeOf(other), timeOf(one)) || compare(other.id, one.id);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
