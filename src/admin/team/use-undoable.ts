import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNDO_MS } from '../undo-time';

/**
 * Does something a little later, so that it can be undone without a trace. Leaving the page or closing the sheet is no
 * undo: it is done at once then.
 * @returns what is still to be done, by its key
 */
export function useUndoable(run: (key: string) => void) {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const finish = useEffectEvent(run);

  function stop(key: string): void {
    clearTimeout(timers.current.get(key));
    timers.current.delete(key);
    setWaiting(new Set(timers.current.keys()));
  }

  useEffect(() => {
    const kept = timers.current;
    const finishAll = () => {
      for (const [key, timer] of kept) {
        clearTimeout(timer);
        kept.delete(key);
        finish(key);
      }
    };
    addEventListener('pagehide', finishAll);
    return () => {
      removeEventListener('pagehide', finishAll);
      finishAll();
    };
  }, []);

  return {
    waiting,
    start(key: string): void {
      const timer = setTimeout(() => {
        stop(key);
        run(key);
      }, UNDO_MS);
      timers.current.set(key, timer);
      setWaiting(new Set(timers.current.keys()));
    },
    undo: stop,
  };
}
