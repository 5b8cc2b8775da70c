import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { SettingsContext } from '../../hooks/settings-context';
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

/** What a session takes is a script of its own, and the network may have gone before that was there. */
const AGAIN_MS = 5_000;

const LOADING: SessionState = { kind: 'loading' };
const NO_LINK: Arrival = { kind: 'none' };
const nothing = () => () => {};

/** Who is signed in; nobody knows in the prerendered page and in the first render, which must equal it. */
export function useSession(): SessionView {
  const readSettings = useContext(SettingsContext);
  const [session, setSession] = useState<OpenSession>();
  const open = useCallback(async () => {
    if (!readSettings) throw new Error('This page needs its SettingsContext.');
    const opened = await openSession(readSettings);
    setSession(opened);
    return opened;
  }, [readSettings]);

  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      try {
        await open();
      } catch (error) {
        console.error(error);
        if (!isGone) timer = setTimeout(look, AGAIN_MS);
      }
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
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
