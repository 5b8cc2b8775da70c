import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { createStore } from 'zustand/vanilla';
import { type RoleAnswer, type RoleVerdict, readRoleAnswer } from './role';
import type { SessionStore } from './session-store';
import type { SessionState, Who } from './state';

/** Whoever was let in here before waits no longer for the database: their copy of the data is here. */
export const PATIENCE_MS = 4_000;

/** Everything a session needs from outside; a test hands in doubles. */
type SessionEnv = {
  store: SessionStore;
  /** Asks the database for the role of a user. */
  readRole(userId: string): Promise<RoleAnswer>;
  /** Asks the account server whether the account has a second factor; `undefined` if it does not answer. */
  readHasFactor(): Promise<boolean | undefined>;
  /** Whether a link has brought somebody who is to choose a new password first, whatever their role. */
  isAwaitingPassword(): boolean;
  /** Tells the account server that a session is over. */
  revoke(accessToken: string): Promise<unknown>;
  /** Erases what the dashboard keeps on this device. */
  eraseCopy(): Promise<void>;
  /** The same, but for what was typed and not saved. */
  eraseRows(): Promise<void>;
};

/** Who is signed in on this page. */
export type StaffSession = ReturnType<typeof createSession>;

export function createSession(env: SessionEnv) {
  const { store } = env;
  const state = createStore<SessionState>(() => ({ kind: 'loading' }));
  const set = (next: SessionState) => state.setState(next, true);
  let latest = 0;

  function isInside(who: Who): boolean {
    const now = state.getState();
    return isAtWork(now) && now.who.id === who.id;
  }

  /** Types a code or a new password at the moment. */
  function isAtDoor(who: Who): boolean {
    const now = state.getState();
    return (now.kind === 'code-due' || now.kind === 'no-role') && now.who.id === who.id;
  }

  async function check(who: Who): Promise<void> {
    latest += 1;
    const mine = latest;
    const isLatest = () => mine === latest;
    if (!isInside(who) && !isAtDoor(who)) set({ kind: 'checking', who });
    const timer = setTimeout(() => {
      if (isLatest() && store.isTrusted(who)) set({ kind: 'admin', who });
    }, PATIENCE_MS);
    const verdict = await ask(who.id);
    clearTimeout(timer);
    // Else a newer check is under way, or somebody has signed out in the meantime.
    if (isLatest()) settle(verdict, who, isLatest);
  }

  async function ask(userId: string): Promise<RoleVerdict> {
    try {
      const hadCode = store.hasCode();
      const answer = await env.readRole(userId);
      const verdict = readRoleAnswer(answer);
      if (verdict === 'failed') report(answer.error);
      if (verdict !== 'no-admin' || hadCode) return verdict;
      // Another tab has passed the code in the meantime: this answer may be to a token without it.
      if (store.hasCode()) return await ask(userId);
      // An administrator who has a second factor is told from others only once it is passed.
      const hasFactor = await env.readHasFactor();
      if (hasFactor === undefined) return 'unreachable';
      return hasFactor ? 'no-code' : 'no-admin';
    } catch (error) {
      report(error);
      return 'unreachable';
    }
  }

  function settle(verdict: RoleVerdict, who: Who, isLatest: () => boolean): void {
    switch (verdict) {
      case 'admin':
        void enter(who, isLatest);
        break;
      case 'no-code':
        set({ kind: 'code-due', who, isInside: isInside(who) });
        break;
      case 'no-admin':
        // Without the session the new password could not be saved.
        if (env.isAwaitingPassword()) set({ kind: 'no-role', who });
        else if (isStranger(who)) turnAway({ kind: 'denied', who });
        else void end({ kind: 'denied', who });
        break;
      case 'failed':
        // A hiccup of the server must not throw anybody out of what they are writing. The database guards the rows anyway.
        if (isInside(who)) void enter(who, isLatest);
        else turnAway({ kind: 'denied', who });
        break;
      case 'no-session':
        lose(isInside(who) ? { kind: 'expired', who } : { kind: 'signed-out' });
        break;
      case 'unreachable':
        if (store.isTrusted(who)) void enter(who, isLatest);
        else set({ kind: 'unreachable', who });
    }
  }

  async function enter(who: Who, isLatest: () => boolean): Promise<void> {
    // Nobody finds what the one before them has left; and whoever is not let in takes nothing of it away.
    if (!store.isKnown(who)) {
      await env.eraseCopy().catch(report);
      if (!isLatest()) return;
    }
    store.remember(who);
    set({ kind: 'admin', who });
  }

  /** Whether what lies here was left by somebody else, who was let in before. */
  function isStranger(who: Who): boolean {
    return store.isAnybodyKnown() && !store.isKnown(who);
  }

  /**
   * The session is over and nobody meant it. What was typed here and not saved stays, and is shown to nobody before the
   * person who was let in last signs in again; the rows themselves stay only where the dashboard lies open.
   */
  function lose(next: SessionState): void {
    latest += 1;
    store.endSession();
    set(next);
    if (next.kind !== 'expired') void env.eraseRows().catch(report);
  }

  /** Whoever is at the door is not let in, or leaves: that decides nothing about the work that lies here. */
  function turnAway(next: SessionState): void {
    const kept = store.readKept();
    lose(next);
    revoke(kept);
  }

  /** Somebody has decided it: nothing of their work stays on this device. */
  async function end(next: SessionState): Promise<void> {
    latest += 1;
    const kept = store.readKept();
    // Before the server is told, and whether it can be or not.
    store.forget();
    set(next);
    revoke(kept);
    await env.eraseCopy().catch(report);
  }

  function revoke(kept: ReturnType<SessionStore['readKept']>): void {
    if (kept) void env.revoke(kept.accessToken).catch(() => undefined);
  }

  /** There is no session any more, and it was not this tab that ended it. */
  function gone(): void {
    const now = state.getState();
    if (now.kind === 'denied' || now.kind === 'signed-out') return;
    // A sign-out takes away first that anybody was known, and what it may have left is erased now.
    if (!store.isAnybodyKnown()) void end({ kind: 'signed-out' });
    else if (!isAtWork(now) || !store.isKnown(now.who)) lose({ kind: 'signed-out' });
    else if (now.kind !== 'expired') lose({ kind: 'expired', who: now.who });
  }

  /** Looks who is there, and asks the database for their role. */
  function look(): void {
    const kept = store.readKept();
    if (kept) void check(kept.who);
    else gone();
  }

  return {
    state,
    look,

    /** The same, but if nobody is signed in, what lies here stays: a link may be anybody's. */
    glance(): void {
      if (store.readKept()) look();
      else if (!isAtWork(state.getState())) set({ kind: 'signed-out' });
    },

    /** What the account client tells. */
    hear(event: AuthChangeEvent, session: AuthSession | null): void {
      // Comes once, and late where a session waits to be renewed: what is stored says it at once.
      if (event === 'INITIAL_SESSION') return;
      // A session that was ended may be told of when the next one is there already.
      if (session) void check({ id: session.user.id, email: session.user.email ?? '' });
      else if (!store.readKept()) gone();
    },

    /** The database accepts the session no more. */
    refused(): void {
      const now = state.getState();
      if (now.kind === 'admin') lose({ kind: 'expired', who: now.who });
    },

    /** Ends the session, and erases what its owner has left on this device: to be agreed to first. */
    async signOut(): Promise<void> {
      const now = state.getState();
      // Whoever was never let in has nothing here that could be erased.
      if ('who' in now && isStranger(now.who)) turnAway({ kind: 'signed-out' });
      else await end({ kind: 'signed-out' });
    },
  };
}

type AtWork = Extract<SessionState, { kind: 'admin' | 'expired' | 'code-due' }>;

/** In the dashboard, or before the sheet that asks for the password or the code again over it. */
function isAtWork(state: SessionState): state is AtWork {
  const { kind } = state;
  return kind === 'admin' || kind === 'expired' || (kind === 'code-due' && state.isInside);
}

function report(error: unknown): void {
  console.error('The check for an administrator failed.', error);
}
