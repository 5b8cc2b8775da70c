import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Settings } from '../../hooks/settings';
import { writeNewLeads } from '../../staff-copy/new-leads';
import { eraseStaffCopy, eraseStaffRows, hasStaffCopy } from '../../staff-copy/staff-copy';
import { createStaffClient, type StaffClient } from '../client';
import { NOTES_KEY } from '../leads/notes-keys';
import { followLink, type LinkState } from './follow-link';
import { openLink } from './mail-link';
import { createSession, type StaffSession } from './session';
import { createSessionStore, SESSION_KEY } from './session-store';

/** The one session of a page, with the client that it goes through. */
export type OpenSession = StaffSession & {
  /** Another object after each sign-out: what a part of the dashboard has tied to it ends there. */
  readonly client: StaffClient;
  link: StoreApi<LinkState>;
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
  const { supabase, post } = client;
  const { auth } = supabase;
  const store = createSessionStore();
  const link = createStore<LinkState>(() => ({ kind: 'none' }));
  const session: StaffSession = createSession({
    store,
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
    isAwaitingPassword: () => isAwaitingPassword(link.getState()) || store.isAwaitingPassword(),
    // By hand: the account client would write into the log that there is no network.
    revoke: (accessToken) => post('logout?scope=local', { accessToken }),
    eraseCopy: eraseStaffCopy,
    eraseRows: () => eraseStaffRows(NOTES_KEY),
  });
  auth.onAuthStateChange(session.hear);
  addEventListener('storage', ({ key }) => {
    // Another tab ended the session, or somebody cleared everything (then there is no key). Or it began one: the account
    // client may tell of that sooner than what is stored can be read here.
    if (key === null || key === SESSION_KEY) session.look();
  });
  // A page that comes back from the back/forward cache has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && session.look());
  link.subscribe((now, before) => {
    store.noteChoosing(now.kind === 'recovery');
    if (isAwaitingPassword(now) !== isAwaitingPassword(before)) {
      store.noteAwaitingPassword(isAwaitingPassword(now));
    }
    if (!isAwaitingPassword(now) && session.state.getState().kind === 'no-role') session.look();
  });

  followLink({
    address: location,
    clearAddress: () => history.replaceState(history.state, '', location.pathname),
    link,
    session,
    store,
    hasCopy: hasStaffCopy,
    // By hand: the account client would keep the session, and tell every tab of it.
    openLink: (refresh_token) =>
      openLink(() => post('token?grant_type=refresh_token', { body: { refresh_token } })),
    setSession: (tokens) => auth.setSession(tokens),
  });

  let current = client;
  session.state.subscribe(({ kind }) => {
    const isOver = kind === 'signed-out' || kind === 'denied' || kind === 'expired';
    // The new password could only be saved with the session that is gone; a later one of theirs is no recovery.
    if (isOver && link.getState().kind === 'recovery') link.setState({ kind: 'none' }, true);
    if (kind !== 'signed-out' && kind !== 'denied') return;
    current = { ...client };
    // Whatever else may wait here, the app's icon tells it to anybody who holds the phone.
    writeNewLeads(0);
  });
  return {
    ...session,
    link,
    get client() {
      return current;
    },
  };
}

/** A link has just been accepted, or its new password is being chosen. */
function isAwaitingPassword({ kind }: LinkState): boolean {
  return kind === 'checking' || kind === 'recovery';
}
