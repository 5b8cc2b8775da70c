import type { LiveEntry } from '../../offline/entry';

/**
 * Whether a flush would skip the entry, because it waits for a reason of its own: it failed alone, or it is held. An
 * entry that failed with the connection becomes due as soon as the connection is worth a try.
 */
export function needsPush({ state }: LiveEntry, now: number): boolean {
  if (state.kind === 'held') return true;
  return state.kind === 'waiting' && state.round === undefined && state.dueAt > now;
}
