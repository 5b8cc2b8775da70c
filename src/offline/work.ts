import type { ReadTx } from './connection';
import { isLive, readEntry } from './entry';
import { readLink } from './meta';
import { hasCome, isDue, type Link } from './schedule';

/** What a flush has to do. */
export type Work = {
  /** Entries to try now, the longest due first. */
  due: number[];
  /** Entries marked as on their way: with the lock in hand, those of a sender that is gone. */
  sending: { seq: number; since: number }[];
  link: Link;
};

export async function work(tx: ReadTx, now: number): Promise<Work> {
  const kinds = tx.objectStore('entries').index('kind');
  const [link, waiting, held, onTheirWay] = await Promise.all([
    readLink(tx),
    kinds.getAll('waiting'),
    kinds.getAll('held'),
    kinds.getAll('sending'),
  ]);
  const found: Work = { due: [], sending: [], link };
  const due: { seq: number; at: number }[] = [];
  for (const record of [...waiting, ...held, ...onTheirWay]) {
    const entry = readEntry(record);
    if (!isLive(entry)) continue;
    const { seq, state } = entry;
    if (state.kind === 'sending') found.sending.push({ seq, since: state.since });
    if ('dueAt' in state && isDue(state, link, now)) {
      // What carries an absurd time goes with what is due now, not to the end of the line.
      due.push({ seq, at: hasCome(state.dueAt, now) ? Math.min(state.dueAt, now) : state.dueAt });
    }
  }
  found.due = due.sort((a, b) => a.at - b.at || a.seq - b.seq).map(({ seq }) => seq);
  return found;
}
