import type { StoreApi } from 'zustand/vanilla';
import type { AuthAnswer } from './auth-answer';
import { type LinkAnswer, type Purpose, readLink } from './mail-link';
import type { StaffSession } from './session';
import type { SessionStore, SessionTokens } from './session-store';
import type { Who } from './state';

/** The state of the e-mail link that opened the page, if one did. */
export type MailLinkState =
  | { kind: 'none' }
  | { kind: 'checking' }
  /** The link is valid; nothing happens until the person confirms that it is theirs. */
  | LinkQuestion
  | { kind: 'verified' }
  /** The person forgot their password, or has just joined the team, and may now choose a new one. */
  | { kind: 'recovery'; hasJoined?: true }
  /** With the code of the invitation that the link was to open, if it was one. */
  | { kind: 'refused'; isExpired: boolean; invitation?: string | undefined }
  /** The link is valid, but its invitation has expired or was withdrawn. */
  | { kind: 'not-invited' }
  | { kind: 'unreachable'; retry(): void };

/** The question that a link raises, since anybody can send anybody a link into their own account. */
export type LinkQuestion = {
  kind: 'asking';
  /** Whose link it is, according to the account server. */
  who: Who;
  purpose: Purpose;
  /** Whether accepting also makes them a member of the team. */
  isInvitation: boolean;
  /** Whether accepting erases what an administrator read and typed on this device. */
  erases: boolean;
  accept(): void;
  decline(): void;
};

type LinkEnv = {
  address: Pick<Location, 'hash' | 'search'>;
  /** Removes the link's contents from the address. */
  clearAddress(): void;
  link: StoreApi<MailLinkState>;
  session: Pick<StaffSession, 'recheck' | 'recheckForLink' | 'signOut'>;
  store: Pick<SessionStore, 'readKept' | 'isKnown' | 'wasChoosing'>;
  /** Whether any of an administrator's work is on this device. */
  hasCopy(): boolean;
  openLink(refreshToken: string): Promise<LinkAnswer>;
  /** Joins the team with an invitation's code, as the person of the session. */
  acceptInvitation(code: string): Promise<'accepted' | 'refused' | 'unreachable'>;
  setSession(tokens: { access_token: string; refresh_token: string }): Promise<AuthAnswer>;
};

/**
 * Follows the link that opened the page. Until it is accepted nothing changes: no session is stored or ended, no tab is
 * told, nothing is erased. Only a link for the person already signed in needs no question.
 */
export function followLink(env: LinkEnv): void {
  const { session, store } = env;
  const set = (next: MailLinkState) => env.link.setState(next, true);
  const link = readLink(env.address);
  if (link.kind === 'none') {
    // The link is used up; after a reload the page continues where it was.
    if (store.wasChoosing()) set({ kind: 'recovery' });
    session.recheck();
    return;
  }
  // Cleared before anybody can copy the address.
  env.clearAddress();
  session.recheckForLink();
  if (link.kind === 'refused') {
    set(link);
    return;
  }
  const { purpose, refreshToken, invitation } = link;

  /** Says that a step failed; one that didn't reach the server can be repeated. */
  function fail(isUnreachable: boolean, retry: () => Promise<void>): void {
    if (isUnreachable) set({ kind: 'unreachable', retry: () => void retry() });
    else set({ kind: 'refused', isExpired: true, invitation });
  }

  async function lookAt(): Promise<void> {
    set({ kind: 'checking' });
    const answer = await env.openLink(refreshToken);
    if (answer.kind !== 'found') return fail(answer.kind === 'unreachable', lookAt);
    const found = answer.session;
    const { who } = found;
    if (isOwn(who)) return enter(found);
    set({
      kind: 'asking',
      who,
      purpose,
      isInvitation: invitation !== undefined,
      erases: !store.isKnown(who) && env.hasCopy(),
      accept: () => void enter(found),
      decline() {
        set({ kind: 'none' });
        session.recheckForLink();
      },
    });
  }

  const isOwn = (who: Who) => store.readKept()?.who.id === who.id;

  async function enter(found: SessionTokens): Promise<void> {
    set({ kind: 'checking' });
    if (store.readKept() && !isOwn(found.who)) await session.signOut();
    const { kind } = await env.setSession({
      access_token: found.accessToken,
      refresh_token: found.refreshToken,
    });
    if (kind === 'done' && invitation !== undefined) return join(invitation);
    if (kind === 'done') return set({ kind: purpose === 'recovery' ? purpose : 'verified' });
    fail(kind === 'unreachable', () => enter(found));
    session.recheckForLink();
  }

  async function join(code: string): Promise<void> {
    set({ kind: 'checking' });
    const answer = await env.acceptInvitation(code);
    if (answer === 'unreachable') return fail(true, () => join(code));
    set(answer === 'accepted' ? { kind: 'recovery', hasJoined: true } : { kind: 'not-invited' });
    // The role has just been given, or there is none.
    session.recheck();
  }

  void lookAt();
}
