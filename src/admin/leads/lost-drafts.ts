import type { StaffCopy } from '../../staff-copy/staff-copy';
import { isNotesDraft } from './notes-draft';
import { leadOf } from './notes-keys';

export type LostDraft = {
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
