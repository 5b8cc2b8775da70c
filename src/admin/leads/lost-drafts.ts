import { keptKeys, type StaffCopy } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { isMissing, rowsOf } from '../rows/list-data';
import type { Lists } from '../rows/lists';
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

/** Finds this device's unsaved notes on deleted leads. While the database doesn't answer, no lead counts as deleted. */
export async function findLostDrafts(
  { leads, copy }: { leads: Pick<Lists['leads'], 'data'>; copy: Pick<StaffCopy, 'read'> },
  client: Pick<StaffClient, 'supabase'>,
  signal: AbortSignal,
): Promise<LostDraft[]> {
  const data = leads.data();
  const listed = new Set(isMissing(data) ? [] : rowsOf(data).map(({ id }) => id));
  const isGone = async (id: string) => {
    if (listed.has(id)) return false;
    const row = knownGone.has(id) ? null : await loadRow(client, table, id, signal);
    if (row === null) knownGone.add(id);
    return row === null;
  };
  const lost: LostDraft[] = [];
  for (const key of await keptKeys(NOTES_KEY)) {
    const id = leadOf(key);
    if (!(await isGone(id).catch(() => false))) continue;
    const kept = await copy.read(key, isNotesDraft);
    if (kept) lost.push({ key, id, notes: kept.value.notes });
  }
  return lost;
}

/** Counts the deleted leads with unsaved notes on this device, as far as the database answers. */
export async function countLostDrafts({ lists, client }: Staff): Promise<number> {
  const lost = await findLostDrafts(lists, client, AbortSignal.timeout(ASK_MS));
  return new Set(lost.map(({ id }) => id)).size;
}
