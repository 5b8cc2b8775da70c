import type { StoreApi } from 'zustand/vanilla';
import type { AuthAnswer } from './auth-answer';
import { type LinkAnswer, type Purpose, readLink, type UsableLink } from './mail-link';
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
  /** With the code of the invitation that the link was to open, if it was one, and for whom the link said it was. */
  | {
      kind: 'refused';
      isExpired: boolean;
      invitation?: string | undefined;
      email?: string | undefined;
    }
  /** An address is changed once it is confirmed from the old and the new one. */
  | { kind: 'halfway' }
  /** The link is valid, but its invitation has expired or was withdrawn. */
  | { kind: 'not-invited' }
  | { kind: 'unreachable'; retry(): void };

/** The question that a link raises, since anybody can send anybody a link into their own account. */
export type LinkQuestion = {
  kind: 'asking';
  /** Whether the account server has said whose link it is. Otherwise the link says so, and is not used yet. */
  isChecked: boolean;
  /** Whose link it is, as far as it is known. */
  who: { email: string; id?: string } | undefined;
  purpose: Purpose;
  /** Whether accepting also makes them a member of the team. */
  isInvitation: boolean;
  /** Whether accepting forgets what an administrator read and typed on this device. */
  forgets: boolean;
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
  /** Hands a link to the account server, which opens a session with it, once. */
  openLink(link: UsableLink): Promise<LinkAnswer>;
  /** Joins the team with an invitation's code, as the person of the session. */
  acceptInvitation(code: string): Promise<'accepted' | 'refused' | 'unreachable'>;
  setSession(tokens: { access_token: string; refresh_token: string }): Promise<AuthAnswer>;
};

/**
 * Follows the link that opened the page. Until it is accepted nothing changes: it stays unused, no session is stored or
 * ended, no tab is told, nothing is forgotten. If it turns out to be another person's than it said, or to forget more, the
 * question is asked again.
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
  if (link.kind === 'refused') set(link);
  else follow(env, link);
}

/** What a question has said: for whom the link is, and whether accepting it forgets anything. */
type Said = { email: string | undefined; forgets: boolean };

function follow(env: LinkEnv, link: UsableLink): void {
  const { session, store } = env;
  const { purpose, invitation } = link;
  const claimed = link.kind === 'unused' ? link.email : undefined;
  const set = (next: MailLinkState) => env.link.setState(next, true);

  /** Says that a step failed; one that didn't reach the server can be repeated. */
  function fail(isUnreachable: boolean, retry: () => Promise<void>): void {
    if (isUnreachable) set({ kind: 'unreachable', retry: () => void retry() });
    else set({ kind: 'refused', isExpired: true, invitation, email: claimed });
  }

  function ask(question: Pick<LinkQuestion, 'isChecked' | 'who' | 'forgets' | 'accept'>): void {
    set({
      kind: 'asking',
      purpose,
      isInvitation: invitation !== undefined,
      ...question,
      decline() {
        set({ kind: 'none' });
        session.recheckForLink();
      },
    });
  }

  /** Asks before the link is used: whoever only fetches its address, or says no, leaves it as it is. */
  function askFirst(): void {
    const here = store.readKept()?.who;
    const isHere = here !== undefined && isSame(here.email, claimed);
    const who = isHere ? here : claimed === undefined ? undefined : { email: claimed };
    // If nobody is signed in, only the account server knows whether what is here is theirs.
    const forgets = here !== undefined && !isHere && env.hasCopy();
    ask({ isChecked: false, who, forgets, accept: () => void use({ email: claimed, forgets }) });
  }

  async function use(said?: Said): Promise<void> {
    set({ kind: 'checking' });
    const answer = await env.openLink(link);
    if (answer.kind === 'halfway') return set(answer);
    if (answer.kind !== 'found') return fail(answer.kind === 'unreachable', () => use(said));
    const found = answer.session;
    const { who } = found;
    const forgets = !store.isKnown(who) && env.hasCopy();
    const isSaid =
      said !== undefined && isSame(who.email, said.email) && (said.forgets || !forgets);
    if (isSaid || isOwn(who)) return enter(found);
    ask({ isChecked: true, who, forgets, accept: () => void enter(found) });
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

  if (link.kind === 'unused') askFirst();
  else void use();
}

/** Account servers write addresses in small letters. */
const isSame = (email: string, other: string | undefined) => email === other?.toLowerCase();
