import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Outbox } from '../offline/outbox';
import { INITIAL_STATUS, type OutboxStatus } from '../offline/status';

const OutboxContext = createContext<Outbox | null>(null);

/** Hands the outbox down. A prerendered page has none: nobody is there to submit. */
export function OutboxProvider({
  outbox,
  children,
}: {
  outbox: Outbox | null;
  children: ReactNode;
}) {
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** The outbox, for use in event handlers: its methods may be called, not read while rendering. */
export function useOutbox(): Outbox {
  return useContext(OutboxContext) ?? MISSING;
}

/** What stands in the outbox; all zero in the prerendered page and in the first render, which must equal it. */
export function useOutboxStatus(): OutboxStatus {
  const status = useContext(OutboxContext)?.status;
  return useSyncExternalStore(
    status?.subscribe ?? subscribeToNothing,
    status?.getState ?? initialStatus,
    initialStatus,
  );
}

/** Whether what is submitted now can be expected to be kept here. */
export function useCanSave(): boolean {
  return useOutboxStatus().storage === 'ok';
}

const initialStatus = () => INITIAL_STATUS;
const subscribeToNothing = () => () => {};

/** Renders like an outbox and fails when used, so that a page without its provider is found at the first tap. */
const MISSING: Outbox = new Proxy({} as Outbox, {
  get() {
    throw new Error('There is no outbox here: the page needs its OutboxProvider.');
  },
});
