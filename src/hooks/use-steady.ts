import { useEffect, useState } from 'react';
import { SECOND_MS } from '../lib/durations';

/** Somebody who has just scrolled or moved the pointer is about to tap. */
const STILL_MS = SECOND_MS;
const SIGNS = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown'] as const;

/**
 * Returns the value, or the one before it while somebody's hand is at work: what they are about to tap must not move, or make
 * room for its neighbour. The first one is returned at once, and so is one that follows from what they have done.
 * @param done names what they have done: once it is another, the value is returned at once
 */
export function useSteady<T>(value: T | undefined, done: string): T | undefined {
  const [held, setHeld] = useState({ value, done });
  const [isAtWork, setIsAtWork] = useState(false);
  useEffect(() => {
    let still: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const note = () => {
      clearTimeout(still);
      still = setTimeout(() => setIsAtWork(false), STILL_MS);
      setIsAtWork(true);
    };
    for (const sign of SIGNS) {
      document.addEventListener(sign, note, { passive: true, signal: listening.signal });
    }
    return () => {
      clearTimeout(still);
      listening.abort();
    };
  }, []);
  const isHeld = isAtWork && held.value !== undefined && held.done === done;
  if (!isHeld && (held.value !== value || held.done !== done)) setHeld({ value, done });
  return isHeld ? held.value : value;
}
