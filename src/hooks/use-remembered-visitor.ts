import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { createVisitorMemory, type Visitor } from '../lib/remembered-visitor';
import { useOutbox } from './use-outbox';

const memory = createVisitorMemory(() => localStorage);

/** Who uses this device, if they asked to be remembered. */
export const readVisitor = memory.read;

const nobody = () => undefined;

/**
 * Fills a form with the details of whoever this device remembers, after the page has come alive, and empties it when
 * they are forgotten. What was typed is left alone: the details become what a field holds by itself, so a draft has no
 * copy of them, and a form that was sent starts with them again.
 */
export function useRememberedVisitor(form: RefObject<HTMLFormElement | null>) {
  const outbox = useOutbox();
  const visitor = useSyncExternalStore(memory.subscribe, readVisitor, nobody);

  useEffect(() => {
    for (const detail of ['name', 'email', 'phone'] satisfies (keyof Visitor)[]) {
      const field = form.current?.elements.namedItem(detail);
      if (!(field instanceof HTMLInputElement)) continue;
      const isTyped = field.value !== field.defaultValue;
      field.defaultValue = visitor?.[detail] ?? '';
      if (isTyped) continue;
      field.value = field.defaultValue;
      // Whoever is about to type there writes over it, not behind it.
      if (document.activeElement === field) field.select();
    }
  }, [form, visitor]);

  const forget = () => {
    memory.forget();
    void outbox.forgetBookings().catch(() => undefined);
  };
  return { isRemembered: visitor !== undefined, remember: memory.keep, forget };
}
