import { useSyncExternalStore } from 'react';
import { freshCount } from '../rows/list-words';
import { type Lists, listsOf } from '../rows/lists';
import { PAGE_SIZE } from '../rows/load-page';
import { useStaff } from '../staff';

/** What came in since, by the tab behind which it waits: "3", "new". */
export function useNews(): Partial<Record<string, News>> {
  const lists = listsOf(useStaff());
  return {
    leads: useFresh(lists.leads),
    contacts: useFresh(lists.contacts),
    newsletter: useFresh(lists.newsletter_subscribers),
  };
}

type AnyList = Lists['leads'] | Lists['contacts'] | Lists['newsletter_subscribers'];

type News = { count: string; word: string };

function useFresh({ store }: AnyList): News | undefined {
  const count = useSyncExternalStore(store.subscribe, () => store.getState().fresh.length);
  return count > 0 ? { count: freshCount(count, PAGE_SIZE), word: 'new' } : undefined;
}
