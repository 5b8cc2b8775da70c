import { useEffect, useEffectEvent } from 'react';
import type { InboxTable } from '../../domain/staff-event';
import { MINUTE_MS } from '../../lib/durations';
import { flag, number, object, oneOf, parsed, type ShapeOf, text } from '../../lib/shape';
import { ofTab, readStored, writeStored } from '../../lib/stored-text';

const isStarted = object({
  table: oneOf<InboxTable>('leads', 'contacts'),
  row: text,
  way: oneOf('call', 'whatsapp'),
  at: number,
  /** Whether the page was left for it. */
  isAway: flag,
});
/** A call or chat that was started from a row. It names nobody. */
export type Started = ShapeOf<typeof isStarted>;

/** The phone may close the page while it is not seen: the tab's own storage stays. */
const KEY = 'meridian-started';
/** Nobody remembers the outcome of a call of this morning. */
const ASKED_WITHIN_MS = 30 * MINUTE_MS;

/** Keeps that somebody is being reached; the latest counts. */
export function noteStart(started: Pick<Started, 'table' | 'row' | 'way'>, now = Date.now()): void {
  write({ ...started, at: now, isAway: false });
}

/** Keeps that the page was left for it. */
export function markAway(): void {
  const started = read();
  if (started) write({ ...started, isAway: true });
}

/** Returns the call or chat that somebody is back from, until it is forgotten. */
export function readReturn(now = Date.now()): Started | undefined {
  const started = read();
  const isAsked = started?.isAway && Math.abs(now - started.at) < ASKED_WITHIN_MS;
  return isAsked ? started : undefined;
}

export const forgetStart = () => writeStored(KEY, undefined, ofTab);

const write = (started: Started) => writeStored(KEY, JSON.stringify(started), ofTab);

const read = () => parsed(readStored(KEY, ofTab), isStarted);

/**
 * Notices that somebody is back from a call or chat that they started here, also if the page was closed meanwhile.
 * @param onReturn called with it when the page is seen again, and when what uses this appears
 */
export function useReturn(onReturn: (started: Started) => void): void {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'hidden') return markAway();
      const started = readReturn();
      if (started) tell(started);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
}

/** The start that was told last: whoever closes what it opened is not led there again. */
let told = 0;

/**
 * As `useReturn`, once for each call or chat.
 * @param onReturn returns whether it leads to its row
 */
export function useReturnOnce(onReturn: (started: Started) => boolean): void {
  useReturn((started) => {
    if (started.at !== told && onReturn(started)) told = started.at;
  });
}
