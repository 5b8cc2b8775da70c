import { createDrafts } from './drafts';
import { isLive } from './entry';
import type { Outbox } from './outbox';

/** Names the draft of the form at viewings. */
export const VIEWING_DRAFT = 'capture';

/** Up to which entry the day's list was cleared, by its `seq`: the clock may be set back. */
const KEY = 'capture-cleared';

type Store = Pick<Outbox, 'read' | 'write' | 'list' | 'discard'>;

/** Up to which entry the list is cleared now, and what puts everything back. */
export type Clearing = { upTo: number; undo?: () => Promise<Clearing> };

/**
 * Takes today's names and what is half-typed off this phone. What is not sent yet stays in the outbox and goes out; the
 * list shows it no more.
 */
export async function clearToday(outbox: Store): Promise<Clearing> {
  const { entries } = await outbox.list();
  const before = await readCleared(outbox);
  const upTo = Math.max(before, ...entries.map(({ seq }) => seq));
  const steps: (() => Promise<unknown>)[] = [() => writeCleared(outbox, before)];
  const undo = async () => {
    for (const step of steps) await step();
    return { upTo: before };
  };
  try {
    await writeCleared(outbox, upTo);
    const drafts = createDrafts(outbox);
    for (const name of await drafts.filled(VIEWING_DRAFT)) {
      const typed = await drafts.read(name);
      steps.push(() => drafts.write(name, typed));
      await drafts.write(name, {});
    }
    for (const entry of entries) {
      if (isLive(entry) || entry.subject.kind !== 'viewing') continue;
      steps.push((await outbox.discard(entry.seq)).undo);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return { upTo, undo };
}

/** Up to which entry the list was cleared; 0 if it never was. */
export async function readCleared(outbox: Pick<Outbox, 'read'>): Promise<number> {
  const stored = await outbox.read((tx) => tx.objectStore('meta').get(KEY));
  return typeof stored === 'number' ? stored : 0;
}

async function writeCleared(outbox: Pick<Outbox, 'write'>, seq: number): Promise<void> {
  await outbox.write((tx) => tx.objectStore('meta').put(seq, KEY), 'strict');
}
