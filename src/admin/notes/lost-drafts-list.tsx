import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { useStore } from 'zustand';
import { Icon } from '../../ui/icon';
import { PersonText } from '../people/person-text';
import { isMissing } from '../rows/list-data';
import { UnsavedNotes } from '../rows/unsaved-notes';
import { useStaff } from '../staff';
import { findLostDrafts } from './lost-drafts';
import { hasNotes, tellNotes } from './notes-draft';

/** Unsaved notes on deleted rows, which no sheet can show any more. */
export function LostDrafts() {
  const { client, lists } = useStaff();
  const goneLeads = useStore(lists.leads.gone);
  const goneContacts = useStore(lists.contacts.gone);
  const gone = new Map([...goneLeads, ...goneContacts]);
  const { data, dataUpdatedAt } = useInfiniteQuery({
    ...lists.leads.options(useStore(lists.leads.filters)),
    enabled: false,
  });
  const { data: lost = [], refetch } = useQuery({
    // Searched again when the list has been loaded, or a row has been deleted.
    queryKey: ['lost-drafts', dataUpdatedAt, gone.size],
    queryFn: ({ signal }) => findLostDrafts(lists, client, signal),
    placeholderData: keepPreviousData,
    // A row may be open without being in the list.
    enabled: !isMissing(data) || gone.size > 0,
    gcTime: 0,
  });

  const dismiss = async (key: string, notes: string) => {
    // What another tab has typed since was not shown, so it isn't dismissed.
    await lists.copy.change(key, (value) => (hasNotes(value, notes) ? undefined : value));
    tellNotes(lists.queries);
    await refetch();
  };

  return lost.map(({ key, id, notes }) => (
    <div key={key} className="row-conflict row-notice" role="status">
      <p>
        <Icon drawing={TriangleAlert} /> <PersonText>{gone.get(id) || 'Somebody'}</PersonText> was
        deleted before your notes were saved.
      </p>
      <UnsavedNotes notes={notes} onDismiss={() => dismiss(key, notes)} />
    </div>
  ));
}
