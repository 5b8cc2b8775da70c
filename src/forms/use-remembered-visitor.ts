import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useOutbox } from '../hooks/use-outbox';
import { nullable, object, parsed, type ShapeOf, text } from '../lib/shape';
import { readStored, writeStored } from '../lib/stored-text';

const KEY = 'visitor';

const isVisitor = object({ name: text, email: text, phone: nullable(text) });

/** The details of the person using this device, as they typed them. */
type RememberedVisitor = ShapeOf<typeof isVisitor>;

const listeners = new Set<() => void>();

export function onVisitorChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the person using this device, if they asked to be remembered. */
export function readVisitor(): RememberedVisitor | undefined {
  return parsed(readStored(KEY), isVisitor);
}

/** Stores a visitor's details on the device until they ask to be forgotten, or forgets them if undefined. */
export function rememberVisitor(visitor: RememberedVisitor | undefined): void {
  const details = visitor && { name: visitor.name, email: visitor.email, phone: visitor.phone };
  writeStored(KEY, details && JSON.stringify(details));
  for (const listener of listeners) listener();
}

/**
 * Fills a form with the remembered visitor's details after hydration, and clears them again when they are forgotten.
 * Anything typed is left alone. The details become the fields' default values, so drafts don't contain them and they
 * survive a form reset.
 */
export function useRememberedVisitor(form: RefObject<HTMLFormElement | null>) {
  const outbox = useOutbox();
  const stored = useSyncExternalStore(
    onVisitorChange,
    () => readStored(KEY),
    () => null,
  );

  useEffect(() => {
    const visitor = parsed(stored, isVisitor);
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
  }, [form, stored]);

  return {
    isRemembered: parsed(stored, isVisitor) !== undefined,
    onForget() {
      rememberVisitor(undefined);
      void outbox.forgetBookings().catch(() => undefined);
    },
  };
}
