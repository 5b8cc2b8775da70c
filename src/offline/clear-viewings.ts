import {
  CLEARED_KEY,
  type Cleared,
  CORRECTION,
  numberIn,
  readCleared,
  TIMES,
  UNDONE,
  VIEWING_DRAFT,
} from './cleared';
import { StorageError } from './connection';
import { createDrafts } from './drafts';
import { isLive } from './entry';
import type { Outbox } from './outbox';

type Store = Pick<Outbox, 'read' | 'write' | 'readContents' | 'prepare'>;

/** The list's state now, and how to put everything back. */
export type Clearing = { cleared: Cleared; undo?: () => Promise<Clearing> };

/**
 * Deletes today's names and the drafts of every tab from this phone. Unsent entries stay in the outbox, without their
 * names, and are deleted once they are sent.
 */
export async function clearToday(outbox: Store): Promise<Clearing> {
  const sending = await outbox.prepare();
  if (!sending) throw new Error('The sending code could not be loaded.');
  const { entries } = await outbox.readContents();
  const { upTo: before, times: earlier, undone } = await readCleared(outbox);
  const upTo = Math.max(before, ...entries.map(({ seq }) => seq));
  let clearings = earlier - undone;
  const steps: (() => Promise<unknown>)[] = [() => writeCleared(outbox, before)];
  const undo = async (): Promise<Clearing> => {
    const now = await readCleared(outbox);
    // The agent who captured them has signed out since, or cleared the list again: nothing comes back.
    if (now.times - now.undone !== clearings) return { cleared: now };
    // In reverse order, so that an entry comes back before the draft of its correction.
    for (const step of [...steps].reverse()) await step();
    await count(outbox, UNDONE);
    return { cleared: await readCleared(outbox) };
  };
  try {
    await writeCleared(outbox, upTo);
    const drafts = createDrafts(outbox);
    for (const form of [VIEWING_DRAFT, CORRECTION]) {
      for (const name of await drafts.filled(form)) {
        const typed = await drafts.read(name);
        steps.push(() => drafts.putBack(name, typed));
        await drafts.write(name, {});
      }
    }
    for (const entry of entries) {
      const step = await sending.clear(entry);
      if (step) steps.push(step);
    }
    // Counted last, so that whoever then reads the drafts again finds them empty.
    const times = await count(outbox, TIMES);
    clearings = times - undone;
    return { cleared: { upTo, times, undone }, undo };
  } catch (error) {
    await undo();
    throw error;
  }
}

/**
 * Whether the browser denies this site all storage, for as long as the page is open; anything else may be a moment's fault.
 * Chromium reports that as an unknown error of the database, and by name where `localStorage` is read.
 */
export function isStorageDenied(error: unknown): boolean {
  if (!(error instanceof StorageError) || error.problem !== 'unavailable') return false;
  const { cause } = error;
  if (cause instanceof DOMException && cause.name === 'SecurityError') return true;
  try {
    return !globalThis.indexedDB || !localStorage;
  } catch {
    return true;
  }
}

/** Deletes the drafts of corrections that can no longer be made. */
export async function forgetCorrections(
  outbox: Pick<Outbox, 'read' | 'write' | 'readContents'>,
  now: number,
): Promise<void> {
  const drafts = createDrafts(outbox);
  const names = await drafts.filled(CORRECTION);
  if (names.length === 0) return;
  const { entries } = await outbox.readContents();
  const open = entries.filter(
    (entry) => isLive(entry) || (entry.kept?.until && now < entry.kept.until),
  );
  const seqs = new Set(open.map(({ seq }) => String(seq)));
  for (const name of names) {
    if (!seqs.has(name.split(':')[1] ?? '')) await drafts.write(name, {});
  }
}

async function writeCleared(outbox: Pick<Outbox, 'write'>, seq: number): Promise<void> {
  await outbox.write((tx) => tx.objectStore('meta').put(seq, CLEARED_KEY), 'strict');
}

/** Counts a clearing or its undo; returns the new count. */
function count(outbox: Pick<Outbox, 'write'>, what: typeof TIMES | typeof UNDONE): Promise<number> {
  return outbox.write(async (tx) => {
    const meta = tx.objectStore('meta');
    const times = numberIn(await meta.get(what)) + 1;
    await meta.put(times, what);
    return times;
  }, 'strict');
}
