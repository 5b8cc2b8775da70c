import { useSyncExternalStore } from 'react';
import { ageWords } from '../lib/time-words';

const SECOND_MS = 1000;

/** One timer for all that show a time. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  now = Date.now();
  timer ??= setInterval(tick, SECOND_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * The time, for what changes with it while somebody is looking. Not for prerendered parts: they know no time.
 * @param stepMs how fine: by the second for words like "in 40 seconds"; what changes on the hour renders less often
 */
export function useNow(stepMs = SECOND_MS): number {
  const read = () => Math.floor(now / stepMs) * stepMs;
  return useSyncExternalStore(subscribe, read, read);
}

/** How long ago a moment was, in words that are true whenever they are read; it renders only when they change. */
export function useAge(at: number): string {
  const read = () => ageWords(at, now);
  return useSyncExternalStore(subscribe, read, read);
}
