import { isFinal } from '../domain/amendment';
import { isPictureRefused } from '../domain/business-card';
import { kindOf } from '../domain/submission-kind';
import { type Entry, isLive } from './entry';
import type { SendingParts } from './flush';
import { sweep } from './leases';
import type { PictureEntry } from './picture-entry';
import { isPicture } from './pictures';
import type { StateKind } from './status';
import { draftKey } from './stored-records';
import { submissionPolicy } from './submission-policy';
import {
  CAPTURE_SETUP,
  CLEARED_KEY,
  CORRECTION,
  numberIn,
  TIMES,
  VIEWING_DRAFT,
} from './viewing-keys';

/**
 * Deletes what captures have left on this phone, for good: whoever captured them has signed out. What is still to be sent
 * stays, is listed without its name, and is deleted once it has been sent.
 */
export async function forgetViewings({
  connection,
  monitor,
}: Pick<SendingParts, 'connection' | 'monitor'>): Promise<void> {
  eraseSpareDrafts();
  await connection.write(async (tx) => {
    const last = await tx.objectStore('entries').openKeyCursor(null, 'prev');
    const kinds: StateKind[] = [...submissionPolicy.kinds, 'delivered'];
    await sweep(tx, { ...submissionPolicy, kinds }, clearedEntry);
    const meta = tx.objectStore('meta');
    for (const form of [CAPTURE_SETUP, VIEWING_DRAFT, CORRECTION]) {
      await meta.delete(draftKey(form));
      // In further tabs. Other names begin in the same way: the phone stays handed over.
      await meta.delete(IDBKeyRange.bound(draftKey(`${form}:`), draftKey(`${form}:~`)));
    }
    const upTo = Math.max(numberIn(await meta.get(CLEARED_KEY)), last?.key ?? 0);
    await meta.put(upTo, CLEARED_KEY);
    // Empties the forms that are open in other tabs.
    await meta.put(numberIn(await meta.get(TIMES)) + 1, TIMES);
  }, 'strict');
  await monitor.changed();
}

/** Deletes what could be stored nowhere else. */
function eraseSpareDrafts(): void {
  const names = new RegExp(
    `^${draftKey(`(${CAPTURE_SETUP}|${VIEWING_DRAFT}|${CORRECTION})(:.*)?`)}$`,
  );
  try {
    for (const key of Object.keys(localStorage)) {
      if (names.test(key)) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is denied, nothing was stored.
  }
}

/** What stays of an entry. What the database has refused for good is never sent, so nothing of it has to. */
export function clearedEntry(entry: Entry | PictureEntry): Entry | PictureEntry | undefined {
  if (isPicture(entry)) return isPictureRefused(entry.state) ? undefined : entry;
  if (!isLive(entry)) return entry.subject.kind === 'viewing' ? undefined : entry;
  if (kindOf(entry.submission) !== 'viewing') return entry;
  if (isFinal(entry)) return undefined;
  return entry.isCleared ? entry : { ...entry, isCleared: true };
}
