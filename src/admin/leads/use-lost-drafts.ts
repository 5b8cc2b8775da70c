import { useCallback, useEffect, useState } from 'react';
import { keptKeys } from '../../staff-copy/staff-copy';
import { isMissing, rowsOf } from '../rows/list-data';
import { type Lists, listsOf } from '../rows/lists';
import { loadRow } from '../rows/load-page';
import { leads as table } from '../rows/table';
import { type Staff, useStaff } from '../staff';
import { findLostDrafts, type LostDraft } from './lost-drafts';
import { isNotesDraft } from './notes-draft';
import { NOTES_KEY } from './notes-keys';
import { tellNotes } from './notes-news';

/** Whoever signs out does not wait for longer. */
const ASK_MS = 4_000;

/** Of which leads the database has said that they are gone: it may not answer when that is asked again. */
const knownGone = new WeakMap<Lists, Set<string>>();

/** Notes that were typed on leads which somebody has deleted since: no lead's sheet shows them any more. */
export function useLostDrafts() {
  const staff = useStaff();
  const lists = listsOf(staff);
  const [lost, setLost] = useState<LostDraft[]>([]);

  useEffect(() => {
    const { client } = staff;
    const reading = new AbortController();
    let known: ReturnType<typeof listed>;
    const look = async () => {
      const now = listed(lists);
      // Only a row that has gone, or a list that was read, can have left a draft behind.
      if (!now || (known && [...known].every((id) => now.has(id)))) {
        known = now ?? known;
        return;
      }
      known = now;
      const found = await findIn({ client, lists }, now, reading.signal);
      if (!reading.signal.aborted) setLost(found);
    };
    void look();
    const stop = lists.leads.onRows(() => void look());
    return () => {
      stop();
      reading.abort();
    };
  }, [staff, lists]);

  const dismiss = useCallback(
    async (key: string, notes: string) => {
      // What another tab has typed since was not shown, and so not given up.
      await lists.copy.change(key, (value) =>
        isNotesDraft(value) && value.notes === notes ? undefined : value,
      );
      tellNotes();
      setLost((all) => all.filter((one) => one.key !== key));
    },
    [lists],
  );
  return { lost, dismiss };
}

/** On how many leads that are gone there are notes which were typed and not saved, as far as the database can be asked. */
export async function countLostDrafts(staff: Pick<Staff, 'id' | 'client'>): Promise<number> {
  const lists = listsOf(staff);
  const signal = AbortSignal.timeout(ASK_MS);
  const lost = await findIn({ client: staff.client, lists }, listed(lists) ?? new Set(), signal);
  return new Set(lost.map(({ id }) => id)).size;
}

function findIn(
  { client, lists }: { client: Staff['client']; lists: Lists },
  listed: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<LostDraft[]> {
  const known = knownGone.get(lists) ?? new Set();
  knownGone.set(lists, known);
  return findLostDrafts({
    keys: () => keptKeys(NOTES_KEY),
    read: (key) => lists.copy.read(key),
    async isThere(id) {
      if (listed.has(id)) return true;
      if (known.has(id)) return false;
      const isGone = (await loadRow(client, table, id, signal)) === null;
      if (isGone) known.add(id);
      return !isGone;
    },
  });
}

/** The leads in the list, if they are the database's own. */
function listed({ leads }: Lists): ReadonlySet<string> | undefined {
  const data = leads.data();
  return isMissing(data) ? undefined : new Set(rowsOf(data).map(({ id }) => id));
}
