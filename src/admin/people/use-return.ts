import { useEffect, useEffectEvent } from 'react';
import { markAway, readReturn, type Started } from './started';

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
