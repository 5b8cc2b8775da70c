import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../ui/icon';
import { isMissing } from '../rows/list-data';
import { listsOf } from '../rows/lists';
import { UnsavedNotes } from '../rows/unsaved-notes';
import { useStaff } from '../staff';
import { findLostDrafts } from './lost-drafts';
import { isNotesDraft } from './notes-draft';
import { tellNotes } from './notes-keys';

/** Unsaved notes on deleted leads, which no sheet can show any more. */
export function LostDrafts() {
  const staff = useStaff();
  const lists = listsOf(staff);
  const { data: lost, refetch } = useQuery({
    queryKey: ['lost-drafts'],
    queryFn: ({ signal }) => findLostDrafts(lists, staff.client, signal),
    // Without data, another refetch would wait for the one in progress.
    initialData: [],
    enabled: false,
  });

  const { data } = useInfiniteQuery({
    ...lists.leads.options(useStore(lists.leads.filters)),
    enabled: false,
  });
  useEffect(() => {
    // A row has been deleted, or the list has been loaded.
    if (!isMissing(data)) void refetch();
  }, [data, refetch]);

  const dismiss = async (key: string, notes: string) => {
    // What another tab has typed since was not shown, so it isn't dismissed.
    await lists.copy.change(key, (value) =>
      isNotesDraft(value) && value.notes === notes ? undefined : value,
    );
    tellNotes(lists.queries);
    await refetch();
  };

  return lost.map(({ key, notes }) => (
    <div key={key} className="row-conflict row-notice" role="status">
      <p>
        <Icon drawing={TriangleAlert} /> A lead was deleted before your notes on it were saved.
      </p>
      <UnsavedNotes notes={notes} onDismiss={() => dismiss(key, notes)} />
    </div>
  ));
}
