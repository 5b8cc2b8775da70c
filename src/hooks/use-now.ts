import { useSyncExternalStore } from 'react';
import { SECOND_MS } from '../lib/durations';
import { ageWords } from '../lib/time-words';

/** One timer shared by every component that shows a time. */
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
 * Returns the current time, for components that change with it. Not for prerendered content, which has no current time.
 * @param stepMs how often to update: every second for "in 40 seconds"; something that changes on the hour can update
 * less often
 */
export function useNow(stepMs = SECOND_MS): number {
  const read = () => Math.floor(now / stepMs) * stepMs;
  return useSyncExternalStore(subscribe, read, read);
}

/** Describes how long ago a time was. Re-renders only when the words change. */
export function useAge(at: number): string {
  const read = () => ageWords(at, now);
  return useSyncExternalStore(subscribe, read, read);
}
