import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { createStore } from 'zustand/vanilla';
import { type QueryAnswer, type RoleAnswer, readRoleAnswer, type StaffRole } from './role';
import type { SessionStore } from './session-store';
import { isAtWork, type SessionState, type Who } from './state';

/** The longest wait for the database if the person was let in here before: their copy of the data is on the device. */
export const PATIENCE_MS = 4_000;

/** What a session depends on; tests pass in doubles. */
type SessionEnv = {
  store: Omit<SessionStore, 'readLive' | 'rememberLost'>;
  /** Asks the database for a user's role. */
  readRole(userId: string): Promise<QueryAnswer>;
  /** Asks the account server whether the account has a second factor; `undefined` if it doesn't answer. */
  readHasFactor(): Promise<boolean | undefined>;
  /** Whether a link was opened by somebody who has to choose a new password first, whatever their role. */
  isAwaitingPassword(): boolean;
  /** Notes on disk that the session of this token was ended here. */
  noteEnded(accessToken: string): Promise<void>;
  /** Tells the account server that a session is over. */
  revoke(accessToken: string): Promise<unknown>;
  /** Forgets what the dashboard keeps on this device. */
  forgetCopy(): Promise<void>;
  /** Forgets what was captured at viewings and has been sent, or was never saved. */
  forgetCaptures(): Promise<void>;
  /** Forgets the same, except what was typed and not saved. */
  forgetRows(): Promise<void>;
  /** Forgets what `forgetRows` does, for somebody whose role has changed: no answer from before is kept any more. */
  forgetForRole(): Promise<void>;
};

/** Who is signed in on this page. */
export type StaffSession = ReturnType<typeof createSession>;

export function createSession(env: SessionEnv) {
  const { store } = env;
  const state = createStore<SessionState>(() => ({ kind: 'loading' }));
  const set = (next: SessionState) => state.setState(next, true);
  let latest = 0;
  /** The token with which the latest check asks. */
  let asksWith: string | undefined;
  /** Whether the account client has reported the session with which it started. */
  let isReporting = false;

  /** As what this person has the dashboard open, if they have. */
  function roleInside(who: Who): StaffRole | undefined {
    const now = state.getState();
    if (!isAtWork(now) || now.who.id !== who.id) return undefined;
    return now.kind === 'code-due' ? now.inside : now.role;
  }

  async function check(who: Who): Promise<void> {
    latest += 1;
    const mine = latest;
    asksWith = store.readKept()?.accessToken;
    const isLatest = () => mine === latest;
    const now = state.getState();
    // Nobody is interrupted at work, or while they type a code or a new password.
    const stays = now.kind === 'code-due' || now.kind === 'no-role' || isAtWork(now);
    if (!stays || now.who.id !== who.id) set({ kind: 'checking', who });
    const timer = setTimeout(() => {
      if (isLatest() && store.isTrusted(who)) set({ kind: 'staff', who, role: store.knownRole() });
    }, PATIENCE_MS);
    const verdict = await ask(who.id);
    clearTimeout(timer);
    // If not the latest, a newer check is running, or somebody has signed out in the meantime.
    if (isLatest()) settle(verdict, who, isLatest);
  }

  async function ask(userId: string): Promise<RoleAnswer> {
    try {
      const hadCode = store.hasCode();
      const answer = await env.readRole(userId);
      const verdict = readRoleAnswer(answer);
      if (verdict === 'failed') report(answer.error);
      if (verdict !== 'no-role' || hadCode) return verdict;
      // Another tab has passed the code in the meantime, so this answer may be for a token without it.
      if (store.hasCode()) return await ask(userId);
      // Until they pass their second factor, the staff look like anybody else to the database.
      const hasFactor = await env.readHasFactor();
      if (hasFactor === undefined) return 'unreachable';
      return hasFactor ? 'no-code' : 'no-role';
    } catch (error) {
      report(error);
      return 'unreachable';
    }
  }

  function settle(verdict: RoleAnswer, who: Who, isLatest: () => boolean): void {
    const inside = roleInside(who);
    switch (verdict) {
      case 'admin':
      case 'agent':
        void enter(who, verdict, isLatest);
        break;
      case 'no-code':
        set({ kind: 'code-due', who, inside });
        break;
      case 'no-role':
        // The new password can only be saved with this session.
        if (env.isAwaitingPassword()) set({ kind: 'no-role', who });
        else if (isStranger(who)) turnAway({ kind: 'denied', who });
        else void end({ kind: 'denied', who });
        break;
      case 'failed':
        // A server error must not interrupt somebody who is writing. The database guards the rows anyway.
        if (inside) void enter(who, inside, isLatest);
        else turnAway({ kind: 'denied', who });
        break;
      case 'no-session':
        lose(inside ? { kind: 'expired', who, role: inside } : { kind: 'signed-out' });
        break;
      case 'unreachable':
        if (store.isTrusted(who)) void enter(who, store.knownRole(), isLatest);
        else set({ kind: 'unreachable', who });
    }
  }

  async function enter(who: Who, role: StaffRole, isLatest: () => boolean): Promise<void> {
    // Nobody sees what the previous person left, and somebody who isn't let in forgets none of it.
    const isKnown = store.isKnown(who);
    // Nor does anybody keep what another role let them see.
    const wasOther = isKnown && (store.knownRole() !== role || (roleInside(who) ?? role) !== role);
    if (!isKnown || wasOther) {
      // What was captured before anybody was let in is nobody's, and may well be theirs.
      if (isKnown) await env.forgetForRole().catch(report);
      else await forget(store.isAnybodyKnown());
      if (!isLatest()) return;
    }
    store.remember(who, role);
    set({ kind: 'staff', who, role });
  }

  /** Whether the data on this device belongs to somebody else who was let in before. */
  function isStranger(who: Who): boolean {
    return store.isAnybodyKnown() && !store.isKnown(who);
  }

  /**
   * Handles a session that ended unintentionally. What was typed here and not saved stays, shown to nobody until the
   * person last let in signs in again; the rows themselves stay only if the dashboard is open.
   */
  function lose(next: SessionState): void {
    store.endSession();
    leave(next);
  }

  function leave(next: SessionState, forget = env.forgetRows): void {
    latest += 1;
    set(next);
    if (next.kind !== 'expired') void forget().catch(report);
  }

  /** Handles somebody who isn't let in, or leaves before they are: the work on this device stays. */
  function turnAway(next: SessionState): void {
    const kept = store.readKept();
    lose(next);
    revoke(kept);
  }

  /** Handles a deliberate end of the session: none of the person's work stays on this device. */
  async function end(next: SessionState): Promise<void> {
    latest += 1;
    const kept = store.readKept();
    const isTheirs = store.isAnybodyKnown() || next.kind === 'signed-out';
    // Done before the server is told, and even if it can't be reached.
    store.forget();
    set(next);
    revoke(kept);
    await Promise.all([kept && env.noteEnded(kept.accessToken).catch(report), forget(isTheirs)]);
  }

  /** @param withCaptures whether what was captured on this device was somebody's who was let in */
  async function forget(withCaptures: boolean): Promise<void> {
    // Each is forgotten even if the other can't be.
    const captures = withCaptures ? env.forgetCaptures().catch(report) : undefined;
    await Promise.all([env.forgetCopy().catch(report), captures]);
  }

  function revoke(kept: ReturnType<SessionStore['readKept']>): void {
    if (kept) void env.revoke(kept.accessToken).catch(() => undefined);
  }

  /**
   * Handles a session that disappeared without this tab ending it. What is stored about it is left alone: another tab may
   * just have begun a session that can't be read here yet.
   */
  function gone(): void {
    const now = state.getState();
    if (now.kind === 'denied' || now.kind === 'signed-out') return;
    // A sign-out first removes the mark of who was let in; anything it may have left is forgotten now.
    if (!store.isAnybodyKnown()) leave({ kind: 'signed-out' }, env.forgetCopy);
    else if (!isAtWork(now) || !store.isKnown(now.who)) leave({ kind: 'signed-out' });
    else if (now.kind !== 'expired') {
      leave({ kind: 'expired', who: now.who, role: roleInside(now.who) ?? store.knownRole() });
    }
  }

  /** Checks who is signed in, and asks the database for their role. */
  function recheck(): void {
    const kept = store.readKept();
    if (kept) void check(kept.who);
    else gone();
  }

  return {
    state,
    recheck,

    /** Like `recheck`, but if nobody is signed in, the data on this device stays: the link may be anybody's. */
    recheckForLink(): void {
      if (store.readKept()) recheck();
      else if (!isAtWork(state.getState())) set({ kind: 'signed-out' });
    },

    /** Called with the account client's events. */
    onAuthEvent(event: AuthChangeEvent, session: AuthSession | null): void {
      // Fires once, and late if the session has to be renewed first; the stored session says the same at once.
      if (event === 'INITIAL_SESSION') {
        isReporting = true;
        return;
      }
      // Reported of a stored session as well, which is being checked, or was before the account client was loaded;
      // another tab may have begun a newer one.
      const isKnown = !isReporting || state.getState().kind === 'checking';
      if (event === 'SIGNED_IN' && isKnown && session?.access_token === asksWith) return;
      // The end of a session may be reported when the next one has already begun.
      if (session) void check({ id: session.user.id, email: session.user.email ?? '' });
      else if (!store.readKept()) gone();
    },

    /** Called when the database no longer accepts the session. */
    refused(): void {
      const now = state.getState();
      if (now.kind === 'staff') lose({ ...now, kind: 'expired' });
    },

    /** Ends the session, and forgets its owner's data on this device. Callers ask for confirmation first. */
    async signOut(): Promise<void> {
      const now = state.getState();
      // Somebody who was never let in has no data here to forget.
      if ('who' in now && isStranger(now.who)) turnAway({ kind: 'signed-out' });
      else await end({ kind: 'signed-out' });
    },
  };
}

const report = (error: unknown) => console.error('The check for a role failed.', error);
