import { type RefObject, useEffect, useState } from 'react';
import { typedInto } from '../lib/form-fields';
import type { Outbox } from '../offline/outbox';
import { type Beside, draftKey } from '../offline/rows';
import type { Keeper, Typing } from './keep-draft';
import { useOutbox } from './use-outbox';

type FormRef = RefObject<HTMLFormElement | null>;

/**
 * Keeps what is typed into a form across reloads, until it is sent or `erase`d. What that takes is fetched when the form
 * is first touched, or where there is a draft.
 */
export function useDraft(form: FormRef, name: string) {
  const outbox = useOutbox();
  const [draft] = useState(() => draftOf(form, name, outbox));
  useEffect(() => draft.look(), [draft]);
  return draft;
}

/** By form: what is still to be kept of the words in it, though it may be gone from the screen. */
const keeping = new Map<string, Promise<void>>();

function draftOf(form: FormRef, name: string, outbox: Outbox) {
  const key = draftKey(name);
  const typing: Typing = { isSent: false };
  let opening: Promise<Keeper> | undefined;
  let keeper: Keeper | undefined;
  let isSpared = false;

  const use = (work?: (keeper: Keeper) => unknown) => {
    // Now: a sheet may be closed before the code that keeps its words is here.
    const words = form.current;
    opening ??= import('./keep-draft').then(({ keepDraft }) =>
      keepDraft(outbox, name, words, typing),
    );
    const kept = opening.then(
      async (opened) => {
        keeper = opened;
        await work?.(opened);
      },
      () => {
        // The host may have a newer release, to which somebody is about to reload. The next key tries again.
        opening = undefined;
        if (!work || typing.isSent) return;
        isSpared = true;
        spare(key, JSON.stringify(typedInto(words)));
      },
    );
    keeping.set(key, kept);
  };

  return {
    /** Most visitors have written nothing, and are not to fetch what reads it. */
    look() {
      Promise.resolve(keeping.get(key))
        .then(() =>
          outbox.read((tx) => tx.objectStore('meta').getKey(IDBKeyRange.bound(key, `${key}:~`))),
        )
        .then((found) => {
          if (found || Object.keys(localStorage).some((other) => other.startsWith(key))) use();
        })
        .catch(() => use());
    },
    onFocus: () => use(),
    onInput() {
      typing.isSent = false;
      use((keeper) => keeper.write());
    },
    /** For the write that stores what is sent: the draft goes with it, and no other tab's. */
    handOver(): Beside {
      typing.isSent = true;
      return (tx, entry) => {
        keeper?.eraseIn(tx);
        return entry;
      };
    },
    /** For what was sent without being stored here. */
    erase() {
      // At once: the page may be on its way out.
      if (isSpared) spare(key);
      use((keeper) => keeper.erase());
    },
  };
}

/** Where what keeps drafts can't be had they are kept plainly, for `createDrafts` to find; without one it is erased. */
function spare(key: string, draft?: string): void {
  try {
    if (draft) localStorage.setItem(`${key}:spare`, draft);
    else localStorage.removeItem(`${key}:spare`);
  } catch {
    // The words stay in the form.
  }
}
