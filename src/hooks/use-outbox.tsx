import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Outbox } from '../offline/outbox';
import { INITIAL_STATUS, type OutboxContentsState, type OutboxStatus } from '../offline/status';

const OutboxContext = createContext<Outbox | null>(null);

/** Provides the outbox. While prerendering there is none, since nobody can submit anything. */
export function OutboxProvider({
  outbox,
  children,
}: {
  outbox: Outbox | null;
  children: ReactNode;
}) {
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** Returns the outbox for event handlers: call its methods, but don't read from it while rendering. */
export function useOutbox(): Outbox {
  return useContext(OutboxContext) ?? MISSING;
}

/** Reads a store of the outbox; while prerendering, `none`. The first render has its initial state, which must match. */
export function useOutboxStore<T>(storeOf: (outbox: Outbox) => StoreApi<T>, none: StoreApi<T>): T {
  const outbox = useContext(OutboxContext);
  return useStore(outbox ? storeOf(outbox) : none);
}

const NO_STATUS = createStore<OutboxStatus>(() => INITIAL_STATUS);

/** Returns the outbox's status. */
export function useOutboxStatus(): OutboxStatus {
  return useOutboxStore((outbox) => outbox.status, NO_STATUS);
}

const LOADING = createStore<OutboxContentsState>(() => ({ kind: 'loading' }));

/** Returns the entries on this device, updated on changes from any tab or worker. */
export function useOutboxList(): OutboxContentsState {
  const outbox = useOutbox();
  // Retry storage that could not be read before.
  useEffect(() => void outbox.readContents().catch(() => undefined), [outbox]);
  return useOutboxStore(({ contents }) => contents, LOADING);
}

/** Whether a submission can be expected to be stored here. */
export function useCanSave(): boolean {
  return useOutboxStatus().storage === 'ok';
}

/** A stand-in that throws on use, not on render, so that a page without a provider is noticed on the first tap. */
const MISSING: Outbox = new Proxy({} as Outbox, {
  get() {
    throw new Error('The page needs its OutboxProvider.');
  },
});
