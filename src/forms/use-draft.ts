import { type InputEvent, type RefObject, useEffect, useState } from 'react';
import { useOutbox } from '../hooks/use-outbox';
import { createDraft } from '../lib/stored-text';
import type { Outbox } from '../offline/outbox';
import { type AlsoWrite, draftKey } from '../offline/stored-records';
import { typedInto, useTouchedValues } from './form-fields';
import type { Keeper, Typing } from './keep-draft';
import type { useCheckedForm } from './use-checked-form';

type FormRef = RefObject<HTMLFormElement | null>;

type CheckedForm = Pick<ReturnType<typeof useCheckedForm>, 'form' | 'isBusy'>;

/**
 * Saves what is typed into a form across reloads. Loads the code on the first touch, or for a draft.
 * @returns the draft, and the form's props with those that save it
 */
export function useDraft({ form, isBusy }: CheckedForm, name: string) {
  const outbox = useOutbox();
  const [draft] = useState(() => draftOf(form.ref, name, outbox));
  // What was typed before hydration.
  useTouchedValues(form.ref, draft.write);
  useEffect(() => draft.look(), [draft]);

  const onInput = (event: InputEvent<HTMLFormElement>) => {
    // While a submission is being sent, its draft goes with it.
    if (!isBusy) draft.write();
    form.onInput(event);
  };
  return { draft, form: { ...form, onInput, onFocus: draft.load } };
}

/** Whether a form of this name has a draft, in whatever tab it was typed. */
export async function hasDraft(outbox: Outbox, name: string): Promise<boolean> {
  const key = draftKey(name);
  const range = IDBKeyRange.bound(key, `${key}:~`);
  const found = await outbox.read((tx) => tx.objectStore('meta').getKey(range));
  return found !== undefined || Object.keys(localStorage).some((other) => other.startsWith(key));
}

/** Saves in progress, by form; the form itself may already be unmounted. */
const keeping = new Map<string, Promise<void>>();

function draftOf(form: FormRef, name: string, outbox: Outbox) {
  const key = draftKey(name);
  /** Where the draft is saved until the draft code is loaded; `createDrafts` picks it up after a reload. */
  const spare = createDraft(name);
  const typing: Typing = { isSent: false };
  let opening: Promise<Keeper> | undefined;
  let keeper: Keeper | undefined;
  let hasSpare = false;

  /** Saves what the spare holds where the draft belongs. Until then the spare stays: the page may be closed at any time. */
  const moveSpare = async (opened: Keeper) => {
    await opened.write();
    // What is being sent keeps it until it is stored.
    if (typing.isSent) return;
    hasSpare = false;
    // Under this name, writing has forgotten the spare; or it is where the words are, if nothing else could be written.
    if (opened.place !== name) spare.forget();
  };

  /** Once the words are stored elsewhere, unless others were typed meanwhile. */
  const forgetSpare = () => {
    if (!hasSpare || !typing.isSent) return;
    hasSpare = false;
    spare.forget();
  };

  const use = (work?: (keeper: Keeper) => unknown) => {
    // Read the ref now: a sheet may close, and its form unmount, before the code has loaded.
    const words = form.current;
    opening ??= import('./keep-draft').then(({ keepDraft }) =>
      keepDraft(outbox, name, words, typing),
    );
    const kept = opening.then(
      async (opened) => {
        keeper = opened;
        if (hasSpare) await moveSpare(opened);
        await work?.(opened);
      },
      () => {
        // The code couldn't be loaded. There may be a newer release, and the visitor may be about to reload to get it.
        // Try again with the next key.
        opening = undefined;
        if (!work || typing.isSent) return;
        hasSpare = true;
        spare.write(typedInto(words));
      },
    );
    keeping.set(key, kept);
  };

  return {
    /** Loads the draft code only if there is a draft: most visitors have none. */
    look() {
      Promise.resolve(keeping.get(key))
        .then(() => hasDraft(outbox, name))
        .then((has) => has && use())
        .catch(() => use());
    },
    load: () => use(),
    write() {
      typing.isSent = false;
      // At once: the page may be closed before the draft code is loaded. What is there already may be another tab's.
      if (!keeper && (hasSpare || Object.keys(spare.read()).length === 0)) {
        hasSpare = true;
        spare.write(typedInto(form.current));
      }
      use((keeper) => keeper.write());
    },
    /** For the transaction that stores the submission: deletes this tab's draft with it, and no other tab's. */
    forgetOnSave(alsoWrite: AlsoWrite = (_, entry) => entry): AlsoWrite {
      typing.isSent = true;
      return (tx, entry) => {
        keeper?.forgetIn(tx);
        tx.done.then(forgetSpare, () => undefined);
        return alsoWrite(tx, entry);
      };
    },
    /** For a submission that was delivered without being stored here. */
    forget() {
      // Synchronously, because the page may be about to unload.
      if (hasSpare) spare.forget();
      hasSpare = false;
      use((keeper) => keeper.forget());
    },
  };
}
