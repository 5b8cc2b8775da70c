import { useEffect, useState } from 'react';

/** Slots close on the hour; half a minute late is early enough. */
const TICK_MS = 30_000;

/** The time, for rules that change with it while somebody is looking. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, TICK_MS);
    // Timers of a page in the background are late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
