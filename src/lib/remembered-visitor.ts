import type { DraftStore } from './draft';
import { nullable, object, type ShapeOf, text } from './shape';

const isVisitor = object({ name: text, email: text, phone: nullable(text) });

/** The details of the person using this device, as they typed them. */
export type RememberedVisitor = ShapeOf<typeof isVisitor>;

const KEY = 'visitor';

/**
 * A visitor's details, stored on the device until the visitor asks to be forgotten. Without storage nobody is
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
        if (last?.stored !== stored) last = { stored, visitor: parse(stored) };
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

function parse(stored: string): RememberedVisitor | undefined {
  const value: unknown = JSON.parse(stored);
  return isVisitor(value) ? value : undefined;
}
