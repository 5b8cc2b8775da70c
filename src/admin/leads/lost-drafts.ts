import { keptKeys, type StaffCopy } from '../../staff-copy/staff-copy';
import { isMissing, rowsOf } from '../rows/list-data';
import { type Lists, listsOf } from '../rows/lists';
import { loadRow } from '../rows/load-page';
import { leads as table } from '../rows/table';
import type { Staff } from '../staff';
import { isNotesDraft } from './notes-draft';
import { leadOf, NOTES_KEY } from './notes-keys';

/** Whoever signs out does not wait for longer. */
const ASK_MS = 4_000;
/** Leads that the database has said are gone: it may not answer when it is asked again. */
const knownGone = new Set<string>();

type LostDraft = {
  /** Where it is kept: two tabs may have left one each. */
  key: string;
  /** Of the lead that is gone. */
  id: string;
  notes: string;
};

type Sources = {
  /** Under which keys notes are kept that were not saved. */
  keys(): Promise<string[]>;
  read: StaffCopy['read'];
  /** Whether the database has the lead; fails where it does not answer. */
  isThere(id: string): Promise<boolean>;
};

/** Finds notes that were typed on leads which are gone. Where the database does not answer, nothing is called gone. */
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

/** Notes on this device that were typed on leads which somebody has deleted since. */
export function readLostDrafts(staff: Reader, signal: AbortSignal): Promise<LostDraft[]> {
  const lists = listsOf(staff);
  const listed = listedLeads(lists);
  return findLostDrafts({
    keys: () => keptKeys(NOTES_KEY),
    read: lists.copy.read,
    async isThere(id) {
      if (listed?.has(id)) return true;
      if (!knownGone.has(id) && (await loadRow(staff.client, table, id, signal)) === null) {
        knownGone.add(id);
      }
      return !knownGone.has(id);
    },
  });
}

/** On how many leads that are gone there are notes which were typed and not saved, as far as the database can be asked. */
export async function countLostDrafts(staff: Reader): Promise<number> {
  const lost = await readLostDrafts(staff, AbortSignal.timeout(ASK_MS));
  return new Set(lost.map(({ id }) => id)).size;
}

/** The leads in the list, if they are the database's own. */
export function listedLeads({ leads }: Lists): ReadonlySet<string> | undefined {
  const data = leads.data();
  return isMissing(data) ? undefined : new Set(rowsOf(data).map(({ id }) => id));
}
