import { createStore } from 'zustand/vanilla';
import { showBadge } from '../../device/this-device';
import { forgetPlaces } from '../../forms/draft-place';
import type { Outbox } from '../../offline/outbox';
import { endAgain, noteEnded } from '../../remote/ended-session';
import type { Settings } from '../../remote/post';
import { SESSION_KEY } from '../../remote/staff-key';
import { writeNewLeads } from '../../staff-copy/new-leads';
import {
  forgetStaffCopy,
  forgetStaffCopyOf,
  forgetStaffRows,
  hasStaffCopy,
} from '../../staff-copy/staff-copy';
import { createStaffClient, type StaffClient } from '../client';
import { NOTES_KEY } from '../notes/notes-draft';
import { endPushHere, endSubscription, readTold } from '../notifications/push-here';
import { forgetStart } from '../people/started';
import { followLink, type MailLinkState } from './follow-link';
import { openLink, readLink } from './mail-link';
import { createSession, type StaffSession } from './session';
import { sessionStore } from './session-store';

/** The page's only session, with its client. */
export type OpenSession = ReturnType<typeof build>;

type SessionOutbox = Pick<Outbox, 'forgetViewings' | 'read' | 'write'>;

/** The response is a few bytes: a server that hasn't answered by then won't. */
const CHECK_MS = 10_000;

/** Forgets what is kept of the rows, and which of them was called last. */
function forgetCopy(): Promise<void> {
  forgetStart();
  return forgetStaffCopy();
}

let opened: Promise<OpenSession> | undefined;

/** Opens the page's session, which all staff pages share. */
export function openSession(
  readSettings: () => Promise<Settings>,
  outbox: SessionOutbox,
): Promise<OpenSession> {
  const account = sessionStore.readKept()?.who.id;
  opened ??= Promise.all([readSettings(), endAgain(outbox)]).then(async ([settings, wasEnded]) => {
    if (wasEnded) await forgetAgain(account, outbox);
    return build(settings, outbox);
  });
  // The settings could not be read; the next call tries again.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** The browser died right after this account signed out, and may have brought back what that had forgotten. */
async function forgetAgain(account: string | undefined, outbox: SessionOutbox): Promise<void> {
  const other = account && (await forgetStaffCopyOf(account).catch(() => undefined));
  // Whoever was let in since has forgotten it already: what is here now is theirs, though their session is lost.
  if (other) sessionStore.rememberLost(other);
  else await Promise.allSettled([forgetCopy(), outbox.forgetViewings()]);
}

function build(settings: Settings, outbox: SessionOutbox) {
  const client: StaffClient = createStaffClient({
    ...settings,
    onAuthEvent: (...news) => session.onAuthEvent(...news),
    onRefused: () => session.refused(),
    onDoubt: () => session.recheck(),
  });
  const { database, post, account } = client;
  const link = createStore<MailLinkState>(() => ({ kind: 'none' }));
  const session: StaffSession = createSession({
    store: sessionStore,
    readRole: async (userId) =>
      database
        .from('user_roles')
        .select('role')
        .eq('user_id', userId)
        .retry(false)
        .abortSignal(AbortSignal.timeout(CHECK_MS)),
    async readHasFactor() {
      const { auth } = await account();
      const { data, error } = await auth.mfa.listFactors();
      return error ? undefined : data.all.some(({ status }) => status === 'verified');
    },
    isAwaitingPassword: () =>
      isAwaitingPassword(link.getState()) || sessionStore.isAwaitingPassword(),
    noteEnded: (accessToken) => noteEnded(outbox, accessToken),
    // Bypasses the account client, which would log an error when offline.
    async revoke(accessToken) {
      const endpoint = await endPushHere();
      // With the session the database ends it as well; until then it is told by name.
      if (endpoint) await endSubscription(client, accessToken, endpoint).catch(() => undefined);
      return post('logout?scope=local', { accessToken });
    },
    forgetCopy,
    forgetCaptures: outbox.forgetViewings,
    forgetRows: () => forgetStaffRows(NOTES_KEY),
    forgetForRole: () => forgetStaffRows(NOTES_KEY, true),
  });
  addEventListener('storage', ({ key }) => {
    // Another tab ended the session, or the storage was cleared (then there is no key). Or it started one: the account
    // client may report that before the stored session can be read here.
    if (key === null || key === SESSION_KEY) session.recheck();
  });
  // A link that opens in this tab changes only what is behind the #, which loads nothing.
  addEventListener('hashchange', () => readLink(location).kind !== 'none' && location.reload());
  // A page restored from the back/forward cache has missed the events in between.
  addEventListener('pageshow', ({ persisted }) => persisted && session.recheck());
  link.subscribe((now, before) => {
    sessionStore.noteChoosing(now.kind === 'recovery');
    if (isAwaitingPassword(now) !== isAwaitingPassword(before)) {
      sessionStore.noteAwaitingPassword(isAwaitingPassword(now));
    }
    if (!isAwaitingPassword(now) && session.state.getState().kind === 'no-role') session.recheck();
  });

  followLink({
    address: location,
    clearAddress: () => history.replaceState(history.state, '', location.pathname),
    link,
    session,
    store: sessionStore,
    hasCopy: hasStaffCopy,
    // Bypasses the account client, which would store the session and tell every tab about it.
    openLink: (opened) =>
      openLink(() =>
        opened.kind === 'unused'
          ? post('verify', { body: { token_hash: opened.tokenHash, type: opened.type } })
          : post('token?grant_type=refresh_token', {
              body: { refresh_token: opened.refreshToken },
            }),
      ),
    async setSession(tokens) {
      try {
        const [{ auth }, { answerOf }] = await Promise.all([
          account(),
          import('./read-auth-error'),
        ]);
        return await answerOf(auth.setSession(tokens));
      } catch {
        // Their scripts could not be loaded.
        return { kind: 'unreachable' };
      }
    },
    async acceptInvitation(code) {
      const { status, error } = await database
        .rpc('accept_invitation', { code })
        .retry(false)
        .abortSignal(AbortSignal.timeout(CHECK_MS));
      if (!error) return 'accepted';
      // Anything but the database's own refusal may be different in a moment.
      return error.code && status >= 400 && status < 500 ? 'refused' : 'unreachable';
    },
  });

  let current = client;
  session.state.subscribe(({ kind }) => {
    const isOver = kind === 'signed-out' || kind === 'denied' || kind === 'expired';
    // The new password could only have been saved with the lost session; a later session does not come from a recovery.
    if (isOver && link.getState().kind === 'recovery') link.setState({ kind: 'none' }, true);
    if (kind !== 'signed-out' && kind !== 'denied') return;
    current = { ...client };
    // They name the leads on which notes were typed.
    forgetPlaces(NOTES_KEY);
    // Anybody holding the phone can see the number on the app's icon; a message may have set it.
    if (readTold()) showBadge(0);
    writeNewLeads(0);
    // The device's push service forgets it at once, whether the database can be reached or not.
    void endPushHere();
  });
  return {
    ...session,
    link,
    /** A new object after each sign-out, so that anything the dashboard keyed by it is dropped. */
    get client() {
      return current;
    },
  };
}

/** Whether a link has just been accepted, or its new password is being chosen. */
function isAwaitingPassword({ kind }: MailLinkState): boolean {
  return kind === 'checking' || kind === 'recovery';
}
