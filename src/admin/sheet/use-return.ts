import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Notices that somebody is back from a call or chat that they started here.
 * @param onReturn called once for each start, when the page is seen again
 * @returns what to call when a call or chat is started
 */
export function useReturn<Way>(onReturn: (way: Way) => void): (way: Way) => void {
  const started = useRef<Way>(undefined);
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    let wasAway = false;
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        wasAway = true;
        return;
      }
      const way = started.current;
      if (wasAway && way !== undefined) {
        started.current = undefined;
        tell(way);
      }
      wasAway = false;
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return (way) => {
    started.current = way;
  };
}
