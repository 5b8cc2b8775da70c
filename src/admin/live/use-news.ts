import { useInfiniteQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import type { List } from '../rows/list';
import { freshOf } from '../rows/list-data';
import { freshCount } from '../rows/list-words';
import { listsOf } from '../rows/lists';
import type { AnyRow } from '../rows/row';
import { useStaff } from '../staff';

/** Returns how many new rows came in, by tab: "3", "new". */
export function useNews(): Partial<Record<string, News>> {
  const lists = listsOf(useStaff());
  return {
    leads: useFresh(lists.leads),
    contacts: useFresh(lists.contacts),
    newsletter: useFresh(lists.newsletter_subscribers),
  };
}

type News = { count: string; word: string };

/** Requests nothing itself: `useLive` checks for new rows. */
function useFresh<Row extends AnyRow>(list: List<Row>): News | undefined {
  const options = list.options(useStore(list.filters));
  const { data } = useInfiniteQuery({ ...options, enabled: false });
  const { length } = freshOf(data);
  return length > 0 ? { count: freshCount(length), word: 'new' } : undefined;
}
