import { isSameSight } from '../../domain/seen';
import type { Connection, WriteTx } from '../connection';
import type { Clock } from '../env';
import type { Changed } from '../rows';
import { changesOf, surveyChanges } from './change-claims';
import {
  type Combine,
  dueNow,
  insisted,
  isPending,
  isStale,
  type KeptChange,
  readChange,
} from './kept-change';

/** What an administrator does with the stored changes. It knows no network. */
export function createChangeRows(connection: Connection, clock: Clock) {
  /** Runs `work` on a change that waits or is parked; one on its way is left alone. */
  const amend = (
    seq: number,
    work: (kept: KeptChange, tx: WriteTx) => Promise<unknown>,
  ): Promise<Changed> =>
    connection.write(async (tx) => {
      const kept = readChange(await tx.objectStore('entries').get(seq));
      if (!kept || !isPending(kept)) return 'gone';
      if (kept.state.kind === 'change-sending') return 'sending';
      await work(kept, tx);
      return 'changed';
    }, 'strict');

  return {
    retry: (seq: number) =>
      amend(seq, (kept, tx) => tx.objectStore('entries').put(dueNow(kept, clock.now()))),

    insist: (seq: number, seen: string | null, combine: Combine = (change) => change) =>
      amend(seq, async (kept, tx) => {
        const entries = tx.objectStore('entries');
        await entries.put(insisted(kept, seen, clock.now(), combine));
        // Later ones of the same kind take up where this one ends: they were meant to replace it anyway.
        for (const later of await changesOf(tx, kept.change.row_id)) {
          const isLike =
            later.seq > seq &&
            later.state.kind === 'change-waiting' &&
            later.change.staff === kept.change.staff &&
            later.change.action === kept.change.action &&
            isSameSight(later.change.seen, kept.change.seen);
          if (isLike) await entries.put({ ...later, change: { ...combine(later.change), seen } });
        }
      }),

    /** Forgets what went out a day ago, unless others of its row still wait and may be based on it. */
    prune: () =>
      connection.write(async (tx) => {
        const { all } = await surveyChanges(tx, undefined, clock.now());
        const needed = new Set(all.filter(isPending).map(({ change }) => change.row_id));
        for (const kept of all) {
          if (!isStale(kept, clock.now()) || needed.has(kept.change.row_id)) continue;
          await tx.objectStore('entries').delete(kept.seq);
        }
      }),
  };
}
