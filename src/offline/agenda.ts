import { hasCome, isDue, type Link, openFrom } from './link';
import type { LiveOf, Queued } from './live';

/** What a sender has to do. */
export type Agenda<L> = {
  /** To be tried now, the longest due first. */
  due: L[];
  /** Marked as on their way: with the lock in hand, those of a sender that is gone. */
  sending: { since: number }[];
  /** When a flush should begin by itself, if anything waits for one. */
  wakeAt: number | undefined;
  link: Link;
};

/** Reads off the entries of one kind what is due now and what comes later. */
export function agendaOf<E extends Queued>(
  next: (entries: E[]) => LiveOf<E>[],
  entries: E[],
  link: Link,
  now: number,
): Agenda<LiveOf<E>> {
  const sending: { since: number }[] = [];
  const due: { entry: LiveOf<E>; at: number }[] = [];
  let first = Number.POSITIVE_INFINITY;
  for (const { state } of entries) if (state.kind === 'sending') sending.push(state);
  for (const entry of next(entries)) {
    const { state } = entry;
    if (state.kind !== 'waiting' && state.kind !== 'held') continue;
    const isNow = isDue(state, link, now);
    first = Math.min(first, isNow ? now : state.dueAt);
    // What carries an absurd time goes with what is due now, not to the end of the line.
    const at = hasCome(state.dueAt, now) ? Math.min(state.dueAt, now) : state.dueAt;
    if (isNow) due.push({ entry, at });
  }
  return {
    due: due.sort((a, b) => a.at - b.at || a.entry.seq - b.entry.seq).map(({ entry }) => entry),
    sending,
    wakeAt: Number.isFinite(first) ? Math.max(first, openFrom(link, now, 'timer')) : undefined,
    link,
  };
}
