import { keptKeys, type StaffCopy } from '../../staff-copy/staff-copy';
import { isMissing, rowsOf } from '../rows/list-data';
import { listsOf } from '../rows/lists';
import { loadRow } from '../rows/load-page';
import { leads as table } from '../rows/table';
import type { Staff } from '../staff';
import { isNotesDraft } from './notes-draft';
import { leadOf, NOTES_KEY } from './notes-keys';

/** How long a sign-out waits for the database. */
const ASK_MS = 4_000;
/** Leads that the database has reported as deleted: it may be unreachable next time. */
const knownGone = new Set<string>();

type LostDraft = {
  /** Where the draft is stored. Two tabs may have left one each. */
  key: string;
  /** The deleted lead's id. */
  id: string;
  notes: string;
};

type Sources = {
  /** Returns the keys of unsaved notes. */
  keys(): Promise<string[]>;
  read: StaffCopy['read'];
  /** Whether the database has the lead; rejects if it doesn't answer. */
  isThere(id: string): Promise<boolean>;
};

/** Finds notes on deleted leads. While the database doesn't answer, no lead counts as deleted. */
export async function findLostDrafts({ keys, read, isThere }: Sources): Promise<LostDraft[]> {
  const lost: LostDraft[] = [];
  for (const key of await keys()) {
    const id = leadOf(key);
    if (await isThere(id).catch(() => true)) continue;
    const kept = await read(key);
    if (kept && isNotesDraft(kept.value)) lost.push({ key, id, notes: kept.value.notes });
  }
  return lost;
}

type Reader = Pick<Staff, 'id' | 'client'>;

/** Returns this device's unsaved notes on deleted leads. */
export function readLostDrafts(staff: Reader, signal: AbortSignal): Promise<LostDraft[]> {
  const { leads, copy } = listsOf(staff);
  const data = leads.data();
  const listed = new Set(isMissing(data) ? [] : rowsOf(data).map(({ id }) => id));
  return findLostDrafts({
    keys: () => keptKeys(NOTES_KEY),
    read: copy.read,
    async isThere(id) {
      if (listed.has(id)) return true;
      if (!knownGone.has(id) && (await loadRow(staff.client, table, id, signal)) === null) {
        knownGone.add(id);
      }
      return !knownGone.has(id);
    },
  });
}

/** Counts the deleted leads with unsaved notes on this device, as far as the database answers. */
export async function countLostDrafts(staff: Reader): Promise<number> {
  const lost = await readLostDrafts(staff, AbortSignal.timeout(ASK_MS));
  return new Set(lost.map(({ id }) => id)).size;
}
