import type { Clock } from '../device/clock';
import type { LocksLike } from '../device/locks';
import { createDraft, type Draft, onlyTexts } from '../lib/draft';
import type { Connection, WriteTx } from './connection';
import { draftKey } from './rows';

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * Stores what was typed into forms and not yet sent, by the name of its place: the form's own name or, in further tabs
 * with the same form, a numbered one (`capture:2`). No call fails.
 *
 * Drafts are stored beside the entries, so that one write stores an entry and erases its draft. Where that storage is
 * denied or full, they go to `localStorage`, which browsers write to disk late.
 */
export function createDrafts({ read, write }: Pick<Connection, 'read' | 'write'>) {
  const older = (name: string) => createDraft(name, () => localStorage);
  const spare = (name: string) => createDraft(`${name}:spare`, () => localStorage);

  const put = (name: string, values: Draft) =>
    write((tx) => {
      const stored = tx.objectStore('meta').put(values, draftKey(name));
      // At once: the page may be about to close.
      tx.commit();
      return stored;
    });
  /** Deleting works even on a full device. */
  const remove = (name: string) => write((tx) => tx.objectStore('meta').delete(draftKey(name)));

  const keysOf = (form: string) =>
    read((tx) =>
      tx.objectStore('meta').getAllKeys(IDBKeyRange.bound(draftKey(form), draftKey(`${form}:~`))),
    ).catch(() => []);

  const drafts = {
    /** Returns the places of a form that hold a draft. */
    async filled(form: string): Promise<string[]> {
      const pattern = new RegExp(`^${draftKey(`(${form}(?::\\d+)*)`)}(?::spare)?$`);
      const names = new Set<string>();
      for (const key of [...(await keysOf(form)), ...localKeys()]) {
        const name = pattern.exec(key)?.[1];
        if (name && hasWords(await drafts.read(name))) names.add(name);
      }
      return [...names].sort();
    },

    async read(name: string): Promise<Draft> {
      const spared = spare(name).read();
      if (hasWords(spared)) return spared;
      const draft = older(name);
      try {
        const kept = await read((tx) => tx.objectStore('meta').get(draftKey(name)));
        if (kept !== undefined) return onlyTexts(kept);
        const values = draft.read();
        if (hasWords(values)) await put(name, values).then(draft.erase);
        return values;
      } catch {
        return draft.read();
      }
    },

    async write(name: string, values: Draft): Promise<void> {
      const isErased = !hasWords(values);
      // At once: the page may be about to close.
      if (isErased) spare(name).erase();
      try {
        await put(name, values);
        spare(name).erase();
      } catch {
        older(name).erase();
        spare(name).write(values);
        if (isErased) await remove(name).catch(() => undefined);
      }
    },

    /** Restores a draft, unless something has been typed there since. */
    async putBack(name: string, values: Draft): Promise<void> {
      if (hasWords(spare(name).read())) return;
      try {
        await write(async (tx) => {
          const meta = tx.objectStore('meta');
          const since = onlyTexts(await meta.get(draftKey(name)));
          if (!hasWords(since)) await meta.put(values, draftKey(name));
        });
      } catch {
        if (!hasWords(await drafts.read(name))) spare(name).write(values);
      }
    },
  };
  return drafts;
}

/**
 * Erases a draft in the write that stores its submission. It is left empty, not deleted, so that an older release's
 * draft in `localStorage` is not read again.
 */
export function eraseDraft(tx: WriteTx, name: string): void {
  // If the transaction fails, adding the entry reports it.
  tx.objectStore('meta')
    .put({}, draftKey(name))
    .catch(() => undefined);
}

const hasWords = (draft: Draft) => Object.keys(draft).length > 0;

function localKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** A reloading page may hold its place a moment longer than it is visible. */
const RELOAD_MS = 1_000;

export type PlaceEnv = {
  /** Tell which places belong to an open tab. Without them all tabs of a device share one place. */
  locks: LocksLike | undefined;
  clock: Clock;
  /** This tab's place before it was reloaded. */
  remembered: string | null;
  /** Returns the places of the form that hold a draft. */
  filled(): Promise<string[]>;
  /** Whether this tab may take over a draft that another tab left behind. */
  mayAdopt: boolean;
};

export type Place = {
  name: string;
  /** Frees the place for other tabs. */
  release(): void;
};

/**
 * Finds a place for this tab's draft of a form, and holds it until it is released or the tab is gone: no other tab
 * writes or erases there. It is the tab's earlier place, else one with a draft whose tab is gone, else an empty one.
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

/** Takes back a page's place after the back/forward cache, or another place if another tab holds it now. */
export async function retakePlace(form: string, name: string, env: PlaceEnv): Promise<Place> {
  const same = await hold(env.locks, name, { ifAvailable: true });
  return same ?? takePlace(form, { ...env, remembered: null, mayAdopt: false });
}

/** Waits a moment for a place. A duplicated tab remembers the original's place, which the original still holds. */
async function holdSoon({ locks, clock }: PlaceEnv, name: string): Promise<Place | undefined> {
  const patience = new AbortController();
  const stopTimer = clock.setTimer(() => patience.abort(), RELOAD_MS);
  const place = await hold(locks, name, { signal: patience.signal });
  stopTimer();
  return place;
}

/** Holds a place if it is free. */
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
      // Forbidden locks are treated like missing ones.
      resolve(isTaken ? undefined : unlocked);
    });
  });
}
