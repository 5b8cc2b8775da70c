import { type InputEvent, type RefObject, useEffect, useState } from 'react';
import { nameOfTarget } from '../lib/form-values';
import type { Outbox } from '../offline/outbox';
import { type Beside, draftKey, eraseDraft } from '../offline/rows';
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

function draftOf(form: FormRef, name: string, outbox: Outbox) {
  const typing: Typing = { names: new Set(), isHandedOver: false, isHeld: false };
  let opening: Promise<Keeper> | undefined;

  const use = (work?: (keeper: Keeper) => void) => {
    opening ??= import('./keep-draft').then(({ keepDraft }) =>
      keepDraft(outbox, name, form.current, typing),
    );
    opening.then(work, () => {
      // Where what keeps drafts can't be had, the words stay in the form; the next key tries again.
      opening = undefined;
    });
  };

  return {
    /** Most visitors have written nothing, and are not to fetch what reads it. */
    look() {
      outbox
        .read((tx) => tx.objectStore('meta').getKey(draftKey(name)))
        .then(
          (key) => key && use(),
          () => use(),
        );
    },
    onFocus: () => use(),
    onInput(event: InputEvent<HTMLFormElement>) {
      typing.names.add(nameOfTarget(event));
      typing.isHeld = false;
      use((keeper) => keeper.write());
    },
    /** For the write that stores what is sent: the draft goes with it. */
    handOver(): Beside {
      typing.isHandedOver = true;
      typing.isHeld = true;
      return eraseDraft(name);
    },
    /** For what was sent without being stored here. */
    erase: () => use((keeper) => keeper.erase()),
  };
}
