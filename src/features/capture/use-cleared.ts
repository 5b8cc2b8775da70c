import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createChannel } from '../../device/channel';
import { fieldsOf, isTouched } from '../../forms/form-fields';
import { useOutbox } from '../../hooks/use-outbox';
import { oneOf } from '../../lib/shape';
import { type Cleared, readCleared } from '../../offline/cleared';
import type { OutboxContentsState } from '../../offline/status';

/** How long undo is offered. After that, nothing on the page leads back to the cleared data. */
export const UNDO_MS = 20_000;

/** Tells the other tabs that the day's list was cleared, or that this was undone. */
const channel = createChannel('meridian-capture-cleared', oneOf('changed'));

/**
 * Up to which entry the day's list has been cleared, in any tab; undefined until loaded.
 *
 * The form's React key changes when half-typed input was cleared, to start anew, and after an undo, to load its draft,
 * unless something new has been typed.
 */
export function useCleared(list: OutboxContentsState, form: RefObject<HTMLElement | null>) {
  const outbox = useOutbox();
  const [cleared, setCleared] = useState<Cleared>();
  const known = useRef<Cleared>(undefined);
  const [formKey, setFormKey] = useState(0);

  useEffect(() => {
    if (list.kind !== 'ready') return;
    let isGone = false;
    const refresh = () =>
      readCleared(outbox)
        .catch(() => ({ upTo: 0, times: 0, undone: 0 }))
        .then((now) => !isGone && setCleared(now));
    // Also on every change of the list: a page restored from the back/forward cache has missed the messages.
    void refresh();
    const stopListening = channel.listen(() => void refresh());
    return () => {
      isGone = true;
      stopListening();
    };
  }, [outbox, list]);

  // A layout effect, so that what was typed disappears before the next paint.
  useLayoutEffect(() => {
    const before = known.current;
    known.current = cleared;
    if (!before || !cleared) return;
    const isUndone = cleared.undone !== before.undone && !fieldsOf(form.current).some(isTouched);
    if (cleared.times !== before.times || isUndone) setFormKey((last) => last + 1);
  }, [cleared, form]);

  return {
    cleared,
    formKey,
    onCleared(now: Cleared): void {
      setCleared(now);
      channel.post('changed');
    },
  };
}
