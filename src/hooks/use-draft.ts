import { type InputEvent, type RefObject, useEffect, useState } from 'react';
import { nameOfTarget } from '../lib/form-values';
import type { Outbox } from '../offline/outbox';
import { type Beside, eraseDraft } from '../offline/rows';
import type { Keeper, Typing } from './keep-draft';
import { useOutbox } from './use-outbox';

type FormRef = RefObject<HTMLFormElement | null>;

/**
 * Keeps what is typed into a form across reloads, until it is sent or `erase`d. What that takes is fetched when the form
 * is first touched, or after an earlier visit.
 */
export function useDraft(form: FormRef, name: string) {
  const outbox = useOutbox();
  const [draft] = useState(() => draftOf(form, name, outbox));
  useEffect(() => {
    if (mayHaveDraft()) draft.onFocus();
  }, [draft]);
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

/** After an earlier visit a worker is in charge; without one, somebody may have loaded the page again, or come back. */
function mayHaveDraft(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return Boolean(
    navigator.serviceWorker?.controller || (visit && 'type' in visit && visit.type !== 'navigate'),
  );
}
