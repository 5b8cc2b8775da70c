import { useCallback, useEffect, useState } from 'react';
import { keptKeys } from '../../offline/staff-copy';
import { type Lists, listsOf } from '../rows/lists';
import { loadRow } from '../rows/load-page';
import { leads as table } from '../rows/table';
import { type Staff, useStaff } from '../staff';
import { findLostDrafts, type LostDraft } from './lost-drafts';
import { NOTES_KEY } from './notes-draft';

/** Whoever signs out does not wait for longer. */
const ASK_MS = 4_000;

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
    const stop = lists.leads.store.subscribe(() => void look());
    return () => {
      stop();
      reading.abort();
    };
  }, [staff, lists]);

  const dismiss = useCallback(
    async (id: string) => {
      await lists.copy.remove(`${NOTES_KEY}${id}`);
      setLost((all) => all.filter((one) => one.id !== id));
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
  return lost.length;
}

function findIn(
  { client, lists }: { client: Staff['client']; lists: Lists },
  listed: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<LostDraft[]> {
  return findLostDrafts({
    keys: () => keptKeys(NOTES_KEY),
    read: (key) => lists.copy.read(key),
    isThere: async (id) => listed.has(id) || (await loadRow(client, table, id, signal)) !== null,
  });
}

/** The leads in the list, if they are the database's own. */
function listed({ leads }: Lists): ReadonlySet<string> | undefined {
  const { shown } = leads.store.getState();
  if (shown.kind !== 'rows' || shown.origin.kind !== 'database') return undefined;
  return new Set(shown.rows.map(({ id }) => id));
}
