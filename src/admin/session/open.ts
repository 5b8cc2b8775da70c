import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Settings } from '../../hooks/settings-context';
import { writeNewLeads } from '../../staff-copy/new-leads';
import { eraseStaffCopy, eraseStaffRows, hasStaffCopy } from '../../staff-copy/staff-copy';
import { createStaffClient, type StaffClient } from '../client';
import { NOTES_KEY } from '../leads/notes-keys';
import { type Arrival, arrive } from './arrival';
import { createDevice, SESSION_KEY } from './device';
import { createSession, type Session } from './session';

/** The one session of a page, with the client that it goes through. */
export type OpenSession = Session & {
  /** Another object after each sign-out: what a part of the dashboard has tied to it ends there. */
  readonly client: StaffClient;
  arrival: StoreApi<Arrival>;
};

/** The question for the role is a few bytes: what has not answered by then won't. */
const CHECK_MS = 10_000;

let opened: Promise<OpenSession> | undefined;

/** Opens the page's session; the staff's pages share it. */
export function openSession(readSettings: () => Promise<Settings>): Promise<OpenSession> {
  opened ??= readSettings().then(build);
  // Its settings could not be had: the next page tries again.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

function build(settings: Settings): OpenSession {
  const client: StaffClient = createStaffClient({
    ...settings,
    onRefused: () => session.refused(),
  });
  const { supabase } = client;
  const { auth } = supabase;
  const device = createDevice(() => localStorage);
  const arrival = createStore<Arrival>(() => ({ kind: 'none' }));
  const session: Session = createSession({
    device,
    readRole: async (userId) =>
      supabase
        .from('user_roles')
        .select('role')
        .eq('user_id', userId)
        .eq('role', 'admin')
        .retry(false)
        .abortSignal(AbortSignal.timeout(CHECK_MS)),
    async readHasFactor() {
      const { data, error } = await auth.mfa.listFactors();
      return error ? undefined : data.all.some(({ status }) => status === 'verified');
    },
    isAwaitingPassword: () => isAwaitingPassword(arrival.getState()) || device.isAwaitingPassword(),
    onAuthChange: (listener) => void auth.onAuthStateChange(listener),
    onStoredChange,
    revoke: (accessToken) => client.revoke(accessToken),
    eraseCopy: eraseStaffCopy,
    eraseRows: () => eraseStaffRows(NOTES_KEY),
    setTimer(callback, ms) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    report: (error) => console.error('The check for an administrator failed.', error),
  });
  session.follow();
  arrival.subscribe((now, before) => {
    device.noteChoosing(now.kind === 'recovery');
    if (isAwaitingPassword(now) !== isAwaitingPassword(before)) {
      device.noteAwaitingPassword(isAwaitingPassword(now));
    }
    if (!isAwaitingPassword(now) && session.state.getState().kind === 'no-role') session.look();
  });

  arrive({
    address: location,
    clearAddress: () => history.replaceState(history.state, '', location.pathname),
    arrival,
    session,
    device,
    hasCopy: hasStaffCopy,
    openLink: client.openLink,
    setSession: (tokens) => auth.setSession(tokens),
  });

  let current = client;
  session.state.subscribe(({ kind }) => {
    const isOver = kind === 'signed-out' || kind === 'denied' || kind === 'expired';
    // The new password could only be saved with the session that is gone; a later one of theirs is no recovery.
    if (isOver && arrival.getState().kind === 'recovery') arrival.setState({ kind: 'none' }, true);
    if (kind !== 'signed-out' && kind !== 'denied') return;
    current = { ...client };
    // Whatever else may wait here, the app's icon tells it to anybody who holds the phone.
    writeNewLeads(0);
  });
  return {
    ...session,
    arrival,
    get client() {
      return current;
    },
  };
}

/** A link has just been accepted, or its new password is being chosen. */
function isAwaitingPassword({ kind }: Arrival): boolean {
  return kind === 'arriving' || kind === 'recovery';
}

function onStoredChange(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    // Another tab ended the session, or somebody cleared everything (then there is no key). Or it began one: the account
    // client may tell of that sooner than what is stored can be read here.
    if (key === null || key === SESSION_KEY) listener();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && listener());
}
