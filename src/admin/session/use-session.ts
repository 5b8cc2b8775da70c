import { useContext, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { SettingsContext } from '../../hooks/root-context';
import { useOutbox } from '../../hooks/use-outbox';
import { createAccounts } from '../sign-in/accounts';
import type { MailLinkState } from './follow-link';
import { type OpenSession, openSession } from './open';
import type { SessionState } from './state';

/** How soon to try loading again: the session's code is a separate script, which the network may fail to deliver. */
const AGAIN_MS = 5_000;

const loading = createStore<SessionState>(() => ({ kind: 'loading' }));
const noLink = createStore<MailLinkState>(() => ({ kind: 'none' }));

/** Returns who is signed in. The prerendered page doesn't know, nor does the first render, which has to match it. */
export function useSession() {
  const readSettings = useContext(SettingsContext);
  const outbox = useOutbox();
  const [session, setSession] = useState<OpenSession>();
  const { open, accounts } = useMemo(() => {
    const open = async () => {
      if (!readSettings) throw new Error('This page needs its SettingsContext.');
      const opened = await openSession(readSettings, outbox);
      setSession(opened);
      return opened;
    };
    return { open, accounts: createAccounts(open) };
  }, [readSettings, outbox]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const tryToOpen = () =>
      open().catch((error: unknown) => {
        console.error(error);
        if (!isGone) timer = setTimeout(tryToOpen, AGAIN_MS);
      });
    void tryToOpen();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [open]);

  return {
    state: useStore(session?.state ?? loading),
    link: useStore(session?.link ?? noLink),
    /** Defined once its settings have been read. */
    session,
    accounts,
  };
}
