import type { LocksLike } from '../device/locks';
import { ofTab, readStored, writeStored } from '../lib/stored-text';
import type { Drafts } from '../offline/drafts';

/** A page that was reloaded may hold its place longer than it is visible: by seconds on a busy phone. */
const RELOAD_MS = 10_000;
/** A duplicated tab remembers the original's place, and the original keeps it. */
const DUPLICATE_MS = 1_000;

export type Place = {
  name: string;
  /** Frees the place for other tabs. */
  release(): void;
};

export type PlaceEnv = {
  /** Tell which places belong to an open tab. Without them all tabs of a device share one place. */
  locks: LocksLike | undefined;
  /** This tab's place before it was reloaded. */
  remembered: string | null;
  /** Aborts when this tab has waited long enough for that place. */
  patience: AbortSignal;
  /** Stores a place for the next load of this tab. */
  remember(name: string): void;
  /** Returns the places of the form that hold a draft. */
  filled(): Promise<string[]>;
  /** Whether this tab may take over a draft that another tab left behind. */
  mayAdopt: boolean;
};

/** One place per form for the lifetime of this page, however often the form is mounted. */
const places = new Map<string, Promise<Place>>();

/**
 * Returns the place where this tab saves its draft of a form.
 * @param mayAdopt whether it may take over the place of a closed tab, including the draft left there
 */
export function placeOf(form: string, drafts: Drafts, mayAdopt: boolean): Promise<Place> {
  const filled = () => drafts.filled(form);
  const place =
    places.get(form) ?? holdPlace(form, { remembered: recallPlace(form), filled, mayAdopt });
  places.set(form, place);
  return place;
}

/** Finds a place and holds it until it is released, or until the page is frozen or closed. */
export async function holdPlace(
  form: string,
  own: Pick<PlaceEnv, 'remembered' | 'filled' | 'mayAdopt'>,
): Promise<Place> {
  const env = {
    ...own,
    locks: navigator.locks,
    patience: AbortSignal.timeout(isReload() ? RELOAD_MS : DUPLICATE_MS),
    remember: (name: string) => remember(form, name),
  };
  const ending = new AbortController();
  const { signal } = ending;
  let held = await takePlace(form, env);
  // A page that holds a lock is not eligible for the back/forward cache.
  addEventListener('pagehide', () => held.release(), { signal });
  const takeBack = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    held = await retakePlace(form, held.name, env);
    if (!signal.aborted) return;
    held.release();
    remember(form);
  };
  addEventListener('pageshow', (event) => void takeBack(event), { signal });
  return {
    get name() {
      return held.name;
    },
    release() {
      ending.abort();
      held.release();
      remember(form);
    },
  };
}

/**
 * Finds a place for this tab's draft of a form, and holds it until it is released or the tab is gone: no other tab
 * writes or deletes there. It is the tab's earlier place if there is a draft, else one with a draft whose tab is gone, else
 * an empty one. A page that was reloaded while it moved its words to a place of its own has left them at another.
 */
export async function takePlace(form: string, env: PlaceEnv): Promise<Place> {
  const { locks, remembered, patience, mayAdopt } = env;
  const mine = remembered ? await hold(locks, remembered, patience) : undefined;
  const holdIfFree = (name: string) => {
    // Before it is held: if the page is reloaded in between, the next one must wait for this one's lock.
    env.remember(name);
    return hold(locks, name);
  };
  const filled = await env.filled();
  if (mine && filled.includes(mine.name)) return mine;
  for (const name of mayAdopt ? filled : []) {
    const left = await holdIfFree(name);
    if (!left) continue;
    mine?.release();
    return left;
  }
  if (mine) {
    env.remember(mine.name);
    return mine;
  }
  for (let n = 1; ; n++) {
    const name = n === 1 ? form : `${form}:${n}`;
    const empty = filled.includes(name) ? undefined : await holdIfFree(name);
    if (empty) return empty;
  }
}

/** Takes back a page's place after the back/forward cache, or another place if another tab holds it now. */
export async function retakePlace(form: string, name: string, env: PlaceEnv): Promise<Place> {
  const same = await hold(env.locks, name);
  return same ?? takePlace(form, { ...env, remembered: null, mayAdopt: false });
}

/** Holds a place if it is free, or becomes free before the signal aborts. */
function hold(
  locks: LocksLike | undefined,
  name: string,
  signal?: AbortSignal,
): Promise<Place | undefined> {
  const unlocked = { name, release() {} };
  if (!locks) return Promise.resolve(unlocked);
  return new Promise((resolve) => {
    const holding = (lock: object | null) =>
      new Promise<void>((release) => {
        if (!lock) release();
        resolve(lock ? { name, release } : undefined);
      });
    locks
      .request(`meridian-draft:${name}`, signal ? { signal } : { ifAvailable: true }, holding)
      // Forbidden locks are treated like missing ones.
      .catch(() => resolve(signal?.aborted ? undefined : unlocked));
  });
}

function isReload(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'reload';
}

const key = (form: string) => `meridian-draft:${form}`;

/** Stored per tab; it survives a reload. Without storage, the next load finds a place as a new tab would. */
function remember(form: string, name?: string): void {
  writeStored(key(form), name, ofTab);
}

/** Returns the place that this tab used before it was reloaded. */
export function recallPlace(form: string): string | null {
  return readStored(key(form), ofTab);
}

/** Forgets this tab's places of all forms whose names begin like this. The drafts there stay, for the next to adopt. */
export function forgetPlaces(forms: string): void {
  try {
    for (const name in sessionStorage) {
      if (name.startsWith(key(forms))) writeStored(name, undefined, ofTab);
    }
  } catch {
    // Where storage is denied, no place is remembered.
  }
}
