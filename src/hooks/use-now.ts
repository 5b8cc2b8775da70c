import { useSyncExternalStore } from 'react';
import { hostNow } from '../device/clock';
import { SECOND_MS } from '../lib/durations';
import { ageWords } from '../lib/time-words';

/** One timer shared by every component that shows a time. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = { host: Date.now(), device: Date.now() };

const read = () => {
  now = { host: hostNow(), device: Date.now() };
};

function tick() {
  read();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  read();
  timer ??= setInterval(tick, SECOND_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Returns the current time by our host's clock, for components that change with it. Not for prerendered content, which has no current time.
 * @param stepMs how often to update: every second for "in 40 seconds"; something that changes on the hour can update
 * less often
 */
export function useNow(stepMs = SECOND_MS): number {
  return useClock('host', stepMs);
}

/** Returns the current time by the device's own clock, for what was stored on it. */
export function useDeviceNow(stepMs = SECOND_MS): number {
  return useClock('device', stepMs);
}

function useClock(whose: keyof typeof now, stepMs: number): number {
  const step = () => Math.floor(now[whose] / stepMs) * stepMs;
  return useSyncExternalStore(subscribe, step, step);
}

/** Describes how long ago a time was. Re-renders only when the words change. */
export function useAge(at: number, whose: keyof typeof now = 'host'): string {
  const words = () => ageWords(at, now[whose]);
  return useSyncExternalStore(subscribe, words, words);
}
