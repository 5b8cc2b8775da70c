import type { Live, LiveEntry } from './entry';

/** Marks an entry as sending; `by` names the lease. */
export function leased<L extends Live>(entry: L, by: string, now: number, isOffline = false): L {
  const { attempts, offlineAttempts = 0 } = entry;
  return {
    ...entry,
    attempts: attempts + 1,
    offlineAttempts: offlineAttempts + Number(isOffline),
    state: { kind: 'sending', since: now, by },
  };
}

/** Makes an entry due now: a person asked for it, or its sender is gone and the attempt's outcome unknown. */
export function dueNow<L extends Live>(entry: L, now: number): L {
  const ambiguous = entry.ambiguous || entry.state.kind === 'sending';
  return { ...entry, ambiguous, state: { kind: 'waiting', dueAt: now } };
}

/** An entry that is sent anew, as if it had never been tried. */
export const anew = (entry: LiveEntry, now: number): LiveEntry => ({
  ...entry,
  attempts: 0,
  offlineAttempts: undefined,
  ambiguous: false,
  state: { kind: 'waiting', dueAt: now },
});

/** Turns an update of another lead into a lead of its own: nothing was ever sent under its own id. */
export function onItsOwn(entry: LiveEntry, now: number): LiveEntry {
  const { revision: _, ...submission } = entry.submission;
  return { ...anew(entry, now), amends: undefined, submission };
}
