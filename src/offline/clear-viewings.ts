import { createDrafts } from './drafts';
import { isLive } from './entry';
import type { Outbox } from './outbox';

/** Names the draft of the form at viewings. */
export const VIEWING_DRAFT = 'capture';
const CORRECTION = 'correction';

/** Names the draft of a correction, by the entry's `seq`. */
export const correctionDraft = (seq: number) => `${CORRECTION}:${seq}`;

/** Up to which entry the day's list was cleared, by its `seq`: the clock may be set back. */
const KEY = 'capture-cleared';
/** How often it was cleared, and how often that was undone. */
const TIMES = 'capture-cleared-times';
const UNDONE = 'capture-cleared-undone';

type Store = Pick<Outbox, 'read' | 'write' | 'list' | 'discard'>;

export type Cleared = {
  /** Up to which entry the list is cleared. */
  upTo: number;
  /** Grows when what is half-typed was taken away: every open form is emptied. */
  times: number;
  /** Grows when it was put back: a form in which nothing was typed since reads it anew. */
  undone: number;
};

/** How the list stands now, and what puts everything back. */
export type Clearing = { cleared: Cleared; undo?: () => Promise<Clearing> };

/**
 * Takes today's names and what is half-typed, in whatever tab, off this phone. What is not sent yet stays in the outbox and
 * goes out; the list shows it no more.
 */
export async function clearToday(outbox: Store): Promise<Clearing> {
  const { entries } = await outbox.list();
  const { upTo: before, undone } = await readCleared(outbox);
  const upTo = Math.max(before, ...entries.map(({ seq }) => seq));
  const steps: (() => Promise<unknown>)[] = [() => writeCleared(outbox, before)];
  const undo = async (): Promise<Clearing> => {
    // What a correction is about comes back before what was typed into it.
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
      if (isLive(entry) || entry.subject.kind !== 'viewing') continue;
      steps.push((await outbox.discard(entry.seq)).undo);
    }
    // At last: whoever reads what is half-typed anew finds nothing of it.
    return { cleared: { upTo, times: await count(outbox, TIMES), undone }, undo };
  } catch (error) {
    await undo();
    throw error;
  }
}

/** Forgets what was half-typed into corrections that can't be made any more. */
export async function forgetCorrections(
  outbox: Pick<Outbox, 'read' | 'write' | 'list'>,
  now: number,
): Promise<void> {
  const drafts = createDrafts(outbox);
  const names = await drafts.filled(CORRECTION);
  if (names.length === 0) return;
  const { entries } = await outbox.list();
  const open = entries.filter((entry) => isLive(entry) || (entry.kept && now < entry.kept.until));
  const seqs = new Set(open.map(({ seq }) => String(seq)));
  for (const name of names) {
    if (!seqs.has(name.split(':')[1] ?? '')) await drafts.write(name, {});
  }
}

/** Up to which entry the list was cleared, 0 if it never was; how often, and how often that was undone. */
export async function readCleared(outbox: Pick<Outbox, 'read'>): Promise<Cleared> {
  const [upTo, times, undone] = await outbox.read((tx) => {
    const meta = tx.objectStore('meta');
    return Promise.all([meta.get(KEY), meta.get(TIMES), meta.get(UNDONE)]);
  });
  return { upTo: numberIn(upTo), times: numberIn(times), undone: numberIn(undone) };
}

const numberIn = (stored: unknown) => (typeof stored === 'number' ? stored : 0);

async function writeCleared(outbox: Pick<Outbox, 'write'>, seq: number): Promise<void> {
  await outbox.write((tx) => tx.objectStore('meta').put(seq, KEY), 'strict');
}

/** Counts a clearing, or its undoing. */
function count(outbox: Pick<Outbox, 'write'>, what: typeof TIMES | typeof UNDONE): Promise<number> {
  return outbox.write(async (tx) => {
    const meta = tx.objectStore('meta');
    const times = numberIn(await meta.get(what)) + 1;
    await meta.put(times, what);
    return times;
  }, 'strict');
}
