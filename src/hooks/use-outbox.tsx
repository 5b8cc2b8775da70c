import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Outbox } from '../offline/outbox';
import { INITIAL_STATUS, type OutboxStatus } from '../offline/status';

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

/** The outbox, for event handlers: call its methods, but don't read from it while rendering. */
export function useOutbox(): Outbox {
  return useContext(OutboxContext) ?? MISSING;
}

/** The outbox's status; all zero while prerendering and during the first render, which must match. */
export function useOutboxStatus(): OutboxStatus {
  const status = useContext(OutboxContext)?.status;
  return useSyncExternalStore(
    status?.subscribe ?? subscribeToNothing,
    status?.getState ?? initialStatus,
    initialStatus,
  );
}

/** Whether a submission made now can be expected to be saved on this device. */
export function useCanSave(): boolean {
  return useOutboxStatus().storage === 'ok';
}

const initialStatus = () => INITIAL_STATUS;
const subscribeToNothing = () => () => {};

/**
 * A stand-in that throws on use rather than on render, so that a page without its provider is noticed at the first tap.
 */
const MISSING: Outbox = new Proxy({} as Outbox, {
  get() {
    throw new Error('There is no outbox here: the page needs its OutboxProvider.');
  },
});
