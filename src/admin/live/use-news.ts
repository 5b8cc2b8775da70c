import { useSyncExternalStore } from 'react';
import { freshWords } from '../rows/list-words';
import { type Lists, listsOf } from '../rows/lists';
import { PAGE_SIZE } from '../rows/page-request';
import { useStaff } from '../staff';

/** What came in since, by the tab behind which it waits: "3 new". */
export function useNews(): Partial<Record<string, string>> {
  const lists = listsOf(useStaff());
  return {
    leads: useFresh(lists.leads),
    contacts: useFresh(lists.contacts),
    newsletter: useFresh(lists.newsletter_subscribers),
  };
}

type AnyList = Lists['leads'] | Lists['contacts'] | Lists['newsletter_subscribers'];

function useFresh({ store }: AnyList): string | undefined {
  const count = useSyncExternalStore(store.subscribe, () => store.getState().fresh.length);
  return count > 0 ? freshWords(count, PAGE_SIZE) : undefined;
}
