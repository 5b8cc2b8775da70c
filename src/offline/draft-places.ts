import type { Clock, LocksLike } from './env';

/** A page that is being reloaded may hold its place for a moment longer than it is seen. */
const RELOAD_MS = 1_000;

export type PlaceEnv = {
  /** Tell which places belong to a tab that is open. Without them all tabs of a device share one. */
  locks: LocksLike | undefined;
  clock: Clock;
  /** The place that this tab had before it was reloaded. */
  remembered: string | null;
  /** The places of the form in which there is anything. */
  filled(): Promise<string[]>;
  /** Whether what another tab has left behind may be taken over. */
  mayAdopt: boolean;
};

export type Place = {
  name: string;
  /** Lets other tabs have it. */
  release(): void;
};

/**
 * Finds a place for what this tab types into a form, and holds it until it is released or the tab is gone: no other tab
 * writes there or erases it. That is the one that it had before, else one with words whose tab is gone, else an empty one.
 */
export async function takePlace(form: string, env: PlaceEnv): Promise<Place> {
  const mine = env.remembered && (await holdSoon(env, env.remembered));
  if (mine) return mine;
  const filled = await env.filled();
  for (const name of env.mayAdopt ? filled : []) {
    const left = await hold(env.locks, name, { ifAvailable: true });
    if (left) return left;
  }
  for (let n = 1; ; n++) {
    const name = n === 1 ? form : `${form}:${n}`;
    const empty = filled.includes(name)
      ? undefined
      : await hold(env.locks, name, { ifAvailable: true });
    if (empty) return empty;
  }
}

/** Takes back the place that a page had before it was put away; another one if somebody has it now. */
export async function retakePlace(form: string, name: string, env: PlaceEnv): Promise<Place> {
  const same = await hold(env.locks, name, { ifAvailable: true });
  return same ?? takePlace(form, { ...env, remembered: null, mayAdopt: false });
}

/** A copy of a tab remembers the same place as the tab itself, which goes on holding it. */
async function holdSoon({ locks, clock }: PlaceEnv, name: string): Promise<Place | undefined> {
  const patience = new AbortController();
  const stopTimer = clock.setTimer(() => patience.abort(), RELOAD_MS);
  const place = await hold(locks, name, { signal: patience.signal });
  stopTimer();
  return place;
}

/** Holds a place, if it can be had. */
function hold(
  locks: LocksLike | undefined,
  name: string,
  options: { signal: AbortSignal } | { ifAvailable: true },
): Promise<Place | undefined> {
  const unlocked = { name, release() {} };
  if (!locks) return Promise.resolve(unlocked);
  return new Promise((resolve) => {
    const holding = (lock: object | null) =>
      new Promise<void>((release) => {
        if (!lock) release();
        resolve(lock ? { name, release } : undefined);
      });
    locks.request(`meridian-draft:${name}`, options, holding).catch((error: unknown) => {
      const isTaken = error instanceof DOMException && error.name === 'AbortError';
      // Where locks are forbidden it is as if there were none.
      resolve(isTaken ? undefined : unlocked);
    });
  });
}
