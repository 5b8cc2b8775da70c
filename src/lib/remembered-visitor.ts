import type { DraftStore } from './draft';
import { nullable, object, type ShapeOf, text } from './shape';

const isVisitor = object({ name: text, email: text, phone: nullable(text) });

/** Who uses this device, as they wrote it themselves. */
export type Visitor = ShapeOf<typeof isVisitor>;

const KEY = 'visitor';

/**
 * A visitor's details, kept on the device for as long as the visitor wants. Where the browser keeps nothing, nobody is
 * remembered; that is no error.
 */
export function createVisitorMemory(storage: () => DraftStore) {
  const listeners = new Set<() => void>();
  let last: { stored: string; visitor: Visitor | undefined } | undefined;

  function change(write: (store: DraftStore) => void): void {
    try {
      write(storage());
    } catch {
      // Full or forbidden: what was remembered before, if anything, still is.
    }
    for (const listener of listeners) listener();
  }

  return {
    /** The same object as long as the same is stored, so that a component may read it while rendering. */
    read(): Visitor | undefined {
      try {
        const stored = storage().getItem(KEY);
        if (stored === null) return undefined;
        if (last?.stored !== stored) last = { stored, visitor: parse(stored) };
        return last.visitor;
      } catch {
        return undefined;
      }
    },
    keep({ name, email, phone }: Visitor): void {
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

function parse(stored: string): Visitor | undefined {
  const value: unknown = JSON.parse(stored);
  return isVisitor(value) ? value : undefined;
}
