import type { LiveEntry } from '../../offline/entry';

/**
 * Whether an entry waits for a reason of its own, so that trying "all that is due" would pass it by: it failed alone, or
 * it is held. What failed with the connection is due as soon as that is worth a try.
 */
export function needsPush({ state }: LiveEntry, now: number): boolean {
  if (state.kind === 'held') return true;
  return state.kind === 'waiting' && state.round === undefined && state.dueAt > now;
}
