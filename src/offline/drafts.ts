import type { Clock } from '../device/clock';
import type { LocksLike } from '../device/locks';
import { createDraft, type Draft, onlyTexts } from '../lib/draft';
import type { Connection, WriteTx } from './connection';
import { draftKey } from './rows';

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * What was typed into forms and not sent yet, by the name of its place: the form's own name, or one of those that
 * further tabs with the same form have (`capture:2`). No call fails.
 *
 * Drafts are kept beside what is to be sent, so that one write stores the one and erases the other. Where that storage is
 * denied or full they are kept in `localStorage`, which browsers write late.
 */
export function createDrafts({ read, write }: Pick<Connection, 'read' | 'write'>) {
  const older = (name: string) => createDraft(name, () => localStorage);
  const spare = (name: string) => createDraft(`${name}:spare`, () => localStorage);

  const put = (name: string, values: Draft) =>
    write((tx) => {
      const stored = tx.objectStore('meta').put(values, draftKey(name));
      // At once: the page may be on its way out.
      tx.commit();
      return stored;
    });
  /** There is always room to take something away. */
  const remove = (name: string) => write((tx) => tx.objectStore('meta').delete(draftKey(name)));

  const keysOf = (form: string) =>
    read((tx) =>
      tx.objectStore('meta').getAllKeys(IDBKeyRange.bound(draftKey(form), draftKey(`${form}:~`))),
    ).catch(() => []);

  const drafts = {
    /** The places of a form in which there is anything. */
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
      // At once: the page may be on its way out.
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

    /** Puts back what was taken away, unless something has been typed there since. */
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
 * Erases a draft in the write that stores what is sent. Empty and not gone: what an older release has left elsewhere is
 * not looked at again.
 */
export function eraseDraft(tx: WriteTx, name: string): void {
  // Where the write fails, the entry's own failure tells.
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
