import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useOutbox } from '../hooks/use-outbox';
import { createVisitorMemory, type RememberedVisitor } from '../lib/remembered-visitor';

const memory = createVisitorMemory(() => localStorage);

/** The person using this device, if they asked to be remembered. */
export const readVisitor = memory.read;

const nobody = () => undefined;

/**
 * Fills a form with the remembered visitor's details after hydration, and clears them again when they are forgotten.
 * Anything typed is left alone. The details become the fields' default values, so drafts don't contain them and they
 * survive a form reset.
 */
export function useRememberedVisitor(form: RefObject<HTMLFormElement | null>) {
  const outbox = useOutbox();
  const visitor = useSyncExternalStore(memory.subscribe, readVisitor, nobody);

  useEffect(() => {
    for (const detail of ['name', 'email', 'phone'] satisfies (keyof RememberedVisitor)[]) {
      const field = form.current?.elements.namedItem(detail);
      if (!(field instanceof HTMLInputElement)) continue;
      const isTyped = field.value !== field.defaultValue;
      field.defaultValue = visitor?.[detail] ?? '';
      if (isTyped) continue;
      field.value = field.defaultValue;
      // Select the text, so that typing replaces it.
      if (document.activeElement === field) field.select();
    }
  }, [form, visitor]);

  const forget = () => {
    memory.forget();
    void outbox.forgetBookings().catch(() => undefined);
  };
  return { isRemembered: visitor !== undefined, remember: memory.keep, forget };
}
