import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useReadSettings } from '../../hooks/use-settings';
import type { Arrival } from './arrival';
import { type OpenSession, openSession } from './open';
import type { SessionState } from './state';

export type SessionView = {
  state: SessionState;
  arrival: Arrival;
  /** Once its settings are there. */
  session: OpenSession | undefined;
  /** Waits for it: for event handlers. */
  open(): Promise<OpenSession>;
};

const LOADING: SessionState = { kind: 'loading' };
const NO_LINK: Arrival = { kind: 'none' };
const nothing = () => () => {};

/** Who is signed in; nobody knows in the prerendered page and in the first render, which must equal it. */
export function useSession(): SessionView {
  const readSettings = useReadSettings();
  const [session, setSession] = useState<OpenSession>();
  const open = useCallback(() => openSession(readSettings), [readSettings]);

  useEffect(() => {
    open().then(setSession, (error: unknown) => console.error(error));
  }, [open]);

  const state = useSyncExternalStore(
    session?.state.subscribe ?? nothing,
    session?.state.getState ?? (() => LOADING),
    () => LOADING,
  );
  const arrival = useSyncExternalStore(
    session?.arrival.subscribe ?? nothing,
    session?.arrival.getState ?? (() => NO_LINK),
    () => NO_LINK,
  );
  return { state, arrival, open, session };
}
