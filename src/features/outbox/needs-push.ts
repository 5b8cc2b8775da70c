import type { LiveEntry } from '../../offline/entry';

/** Whether a flush would skip the entry: it is held, or it failed alone and not with the connection. */
export function needsPush({ state }: Pick<LiveEntry, 'state'>, now: number): boolean {
  if (state.kind === 'held') return true;
  return state.kind === 'waiting' && state.round === undefined && state.dueAt > now;
}
