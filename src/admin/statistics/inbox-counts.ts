import { queryOptions } from '@tanstack/react-query';
import { listOf, number, object, type ShapeOf, text } from '../../lib/shape';
import type { StaffCopy } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { listAddress, type TabId } from '../dashboard-tab';
import { runQuery } from '../rows/run-query';
import { withCopy } from '../with-copy';
import { STATISTICS } from './statistics-query';

const isInbox = object({
  new_leads: number,
  new_contacts: number,
  due_leads: number,
  due_contacts: number,
  /** The qualified leads, by property. */
  qualified: listOf(object({ property: text, leads: number })),
});
export type Inbox = ShapeOf<typeof isInbox>;

/** The staff copy's key. */
const INBOX = 'inbox';

/** Counts what needs an answer. If that fails, nothing is said: the figures below say so. */
export function inboxQuery({ database }: StaffClient, copy: StaffCopy) {
  return queryOptions({
    queryKey: [STATISTICS, INBOX],
    async queryFn({ signal }) {
      const inbox = await runQuery(database.rpc('inbox_counts'), isInbox, signal);
      void copy.write(INBOX, inbox);
      return inbox;
    },
    persister: withCopy(async () => (await copy.read(INBOX, isInbox))?.value),
    staleTime: 0,
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: true,
  });
}

/** What needs an answer, with the address of its rows; nothing that there is none of. */
export function attentionLines(inbox: Inbox) {
  const line = (tab: TabId, count: number, words: string, filters: Record<string, string>) => ({
    count,
    words,
    to: listAddress(tab, filters),
  });
  const noun = (count: number, one: string) => (count === 1 ? one : `${one}s`);
  const { new_leads, new_contacts, due_leads, due_contacts } = inbox;
  return [
    line('leads', new_leads, `new ${noun(new_leads, 'lead')}`, { status: 'new' }),
    line('contacts', new_contacts, `new ${noun(new_contacts, 'contact')}`, { status: 'new' }),
    line('leads', due_leads, `${noun(due_leads, 'lead')} due`, { view: 'due' }),
    line('contacts', due_contacts, `${noun(due_contacts, 'contact')} due`, { view: 'due' }),
  ].filter(({ count }) => count > 0);
}
