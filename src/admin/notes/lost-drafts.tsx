import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { useStore } from 'zustand';
import { keptKeys, type StaffCopy } from '../../staff-copy/staff-copy';
import { Icon } from '../../ui/icon';
import type { StaffClient } from '../client';
import { PersonText } from '../people/person-text';
import { isMissing, type ListData, rowsOf } from '../rows/list-data';
import type { Lists } from '../rows/lists';
import { loadRow } from '../rows/load-page';
import type { AnyRow } from '../rows/row';
import { contacts, leads } from '../rows/table';
import { UnsavedNotes } from '../rows/unsaved-notes';
import { type Staff, useStaff } from '../staff';
import { hasNotes, isNotesDraft, NOTES_KEY, rowOf, tellNotes } from './notes-draft';

/** How long a sign-out waits for the database. */
const ASK_MS = 4_000;
/** Rows that the database has reported as deleted: it may be unreachable next time. */
const knownGone = new Set<string>();

type LostDraft = {
  /** Where the draft is stored. Two tabs may have left one each. */
  key: string;
  /** The deleted row's id. */
  id: string;
  notes: string;
};

type Env = {
  leads: Pick<Lists['leads'], 'data'>;
  contacts: Pick<Lists['contacts'], 'data'>;
  copy: Pick<StaffCopy, 'read'>;
};

/** Finds this device's unsaved notes on deleted rows. While the database doesn't answer, no row counts as deleted. */
export async function findLostDrafts(
  { copy, ...lists }: Env,
  client: Pick<StaffClient, 'database'>,
  signal: AbortSignal,
): Promise<LostDraft[]> {
  const ids = new Set([...idsIn(lists.leads.data()), ...idsIn(lists.contacts.data())]);
  const isGone = async (id: string) => {
    if (ids.has(id)) return false;
    if (knownGone.has(id)) return true;
    const found =
      (await loadRow(client, leads, id, signal)) ?? (await loadRow(client, contacts, id, signal));
    if (found === null) knownGone.add(id);
    return found === null;
  };
  const lost: LostDraft[] = [];
  for (const key of await keptKeys(NOTES_KEY)) {
    const id = rowOf(key);
    if (!(await isGone(id).catch(() => false))) continue;
    const kept = await copy.read(key, isNotesDraft);
    if (kept) lost.push({ key, id, notes: kept.value.notes });
  }
  return lost;
}

function idsIn<Row extends AnyRow>(data: ListData<Row> | undefined): string[] {
  return isMissing(data) ? [] : rowsOf(data).map(({ id }) => id);
}

/** Counts the deleted rows with unsaved notes on this device, as far as the database answers. */
export async function countLostDrafts({ lists, client }: Staff): Promise<number> {
  const lost = await findLostDrafts(lists, client, AbortSignal.timeout(ASK_MS));
  return new Set(lost.map(({ id }) => id)).size;
}

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
