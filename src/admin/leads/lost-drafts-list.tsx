import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../ui/icon';
import { PersonText } from '../people/person-text';
import { isMissing, rowsOf } from '../rows/list-data';
import { UnsavedNotes } from '../rows/unsaved-notes';
import { useStaff } from '../staff';
import { findLostDrafts } from './lost-drafts';
import { hasNotes } from './notes-draft';
import { tellNotes } from './notes-keys';

/** Unsaved notes on deleted leads, which no sheet can show any more. */
export function LostDrafts() {
  const { client, lists } = useStaff();
  const { data: lost, refetch } = useQuery({
    queryKey: ['lost-drafts'],
    queryFn: ({ signal }) => findLostDrafts(lists, client, signal),
    // Without data, another refetch would wait for the one in progress.
    initialData: [],
    enabled: false,
  });

  const gone = useStore(lists.leads.gone);
  useEffect(() => {
    // A lead may be open without being in the list.
    if (gone.size > 0) void refetch();
  }, [gone, refetch]);
  const { data } = useInfiniteQuery({
    ...lists.leads.options(useStore(lists.leads.filters)),
    enabled: false,
  });
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (isMissing(data)) return;
    const ids = new Set(rowsOf(data).map(({ id }) => id));
    // The list has been loaded, or a row has been deleted.
    const isNews = !known.current || [...known.current].some((id) => !ids.has(id));
    known.current = ids;
    if (isNews) void refetch();
  }, [data, refetch]);

  const dismiss = async (key: string, notes: string) => {
    // What another tab has typed since was not shown, so it isn't dismissed.
    await lists.copy.change(key, (value) => (hasNotes(value, notes) ? undefined : value));
    tellNotes(lists.queries);
    await refetch();
  };

  return lost.map(({ key, id, notes }) => (
    <div key={key} className="row-conflict row-notice" role="status">
      <p>
        <Icon drawing={TriangleAlert} /> <PersonText>{gone.get(id) || 'A lead'}</PersonText> was
        deleted before your notes were saved.
      </p>
      <UnsavedNotes notes={notes} onDismiss={() => dismiss(key, notes)} />
    </div>
  ));
}
