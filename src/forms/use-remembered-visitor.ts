import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useOutbox } from '../hooks/use-outbox';
import type { DraftStore } from '../lib/draft';
import { nullable, object, type ShapeOf, text } from '../lib/shape';

const KEY = 'visitor';

const isVisitor = object({ name: text, email: text, phone: nullable(text) });

/** The details of the person using this device, as they typed them. */
type RememberedVisitor = ShapeOf<typeof isVisitor>;

const memory = createVisitorMemory(() => localStorage);

/** Returns the person using this device, if they asked to be remembered. */
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

/**
 * Stores a visitor's details on the device until the visitor asks to be forgotten. Without storage nobody is
 * remembered, and there is no error.
 */
export function createVisitorMemory(storage: () => DraftStore) {
  const listeners = new Set<() => void>();
  let last: { stored: string; visitor: RememberedVisitor | undefined } | undefined;

  function change(write: (store: DraftStore) => void): void {
    try {
      write(storage());
    } catch {
      // Storage is full or forbidden; what was stored before still is.
    }
    for (const listener of listeners) listener();
  }

  return {
    /** Returns the same object until the stored value changes, so that it can be read while rendering. */
    read(): RememberedVisitor | undefined {
      try {
        const stored = storage().getItem(KEY);
        if (stored === null) return undefined;
        if (last?.stored !== stored) {
          const value: unknown = JSON.parse(stored);
          last = { stored, visitor: isVisitor(value) ? value : undefined };
        }
        return last.visitor;
      } catch {
        return undefined;
      }
    },
    keep({ name, email, phone }: RememberedVisitor): void {
      change((store) => store.setItem(KEY, JSON.stringify({ name, email, phone })));
    },
    forget(): void {
      last = undefined;
      change((store) => store.removeItem(KEY));
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
