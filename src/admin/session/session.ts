import type { AuthChangeEvent, Session as Tokens } from '@supabase/supabase-js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Device } from './device';
import { type RoleAnswer, readRoleAnswer } from './role-answer';
import { afterCheck, type RoleVerdict, type SessionState, type Step, type Who } from './state';

/** Whoever was let in here before waits no longer for the database: their copy of the data is here. */
export const PATIENCE_MS = 4_000;

/** Everything a session needs from outside; a test hands in doubles. */
export type SessionEnv = {
  device: Pick<
    Device,
    | 'readKept'
    | 'isKnown'
    | 'isAnybodyKnown'
    | 'isTrusted'
    | 'hasCode'
    | 'remember'
    | 'forget'
    | 'endSession'
  >;
  /** Asks the database for the role of a user. */
  readRole(userId: string): Promise<RoleAnswer>;
  /** Asks the account server whether the account has a second factor; `undefined` if it does not answer. */
  readHasFactor(): Promise<boolean | undefined>;
  /** Whether a link has brought somebody who is to choose a new password first, whatever their role. */
  isAwaitingPassword(): boolean;
  /** Follows the account client. */
  onAuthChange(listener: (event: AuthChangeEvent, tokens: Tokens | null) => void): void;
  /** Follows what other tabs do to the stored session, and this page's return from the back/forward cache. */
  onStoredChange(listener: () => void): void;
  /** Tells the account server that a session is over. */
  revoke(accessToken: string): Promise<unknown>;
  /** Erases what the dashboard keeps on this device. */
  eraseCopy(): Promise<void>;
  /** The same, but for what was typed and not saved. */
  eraseRows(): Promise<void>;
  setTimer(callback: () => void, ms: number): () => void;
  report(error: unknown): void;
};

/** Who is signed in on this page. */
export type Session = {
  state: StoreApi<SessionState>;
  /** Follows who is there from now on. */
  follow(): void;
  /** Looks who is there, and asks the database for their role. */
  look(): void;
  /** The same, but if nobody is signed in, what lies here stays: a link may be anybody's. */
  glance(): void;
  /** The database accepts the session no more. */
  refused(): void;
  /** Ends the session, and erases what its owner has left on this device: to be agreed to first. */
  signOut(): Promise<void>;
};

export function createSession(env: SessionEnv): Session {
  const { device } = env;
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
    const check = latest;
    if (!isInside(who) && !isAtDoor(who)) set({ kind: 'checking', who });
    const stopTimer = env.setTimer(() => {
      if (check === latest && device.isTrusted(who)) set({ kind: 'admin', who });
    }, PATIENCE_MS);
    const verdict = await ask(who.id);
    stopTimer();
    // A newer check is under way, or somebody has signed out in the meantime.
    if (check !== latest) return;
    const step = afterCheck(verdict, device.isTrusted(who), isInside(who));
    // Nobody finds what the one before them has left; and whoever is not let in takes nothing of it away.
    if (step === 'enter' && !device.isKnown(who)) {
      await env.eraseCopy().catch(env.report);
      if (check !== latest) return;
    }
    follow(step, who);
  }

  /** Whether what lies here was left by somebody else, who was let in before. */
  function isStranger(who: Who): boolean {
    return device.isAnybodyKnown() && !device.isKnown(who);
  }

  async function ask(userId: string): Promise<RoleVerdict> {
    try {
      const hadCode = device.hasCode();
      const answer = await env.readRole(userId);
      const verdict = readRoleAnswer(answer);
      if (verdict === 'failed') env.report(answer.error);
      if (verdict !== 'no-admin' || hadCode) return verdict;
      // Another tab has passed the code in the meantime: this answer may be to a token without it.
      if (device.hasCode()) return await ask(userId);
      // An administrator who has a second factor is told from others only once it is passed.
      const hasFactor = await env.readHasFactor();
      if (hasFactor === undefined) return 'unreachable';
      return hasFactor ? 'no-code' : 'no-admin';
    } catch (error) {
      env.report(error);
      return 'unreachable';
    }
  }

  function follow(step: Step, who: Who): void {
    switch (step) {
      case 'enter':
        device.remember(who);
        set({ kind: 'admin', who });
        break;
      case 'ask-code':
        set({ kind: 'code-due', who, isInside: isInside(who) });
        break;
      case 'wait':
        set({ kind: 'unreachable', who });
        break;
      case 'expire':
        lose({ kind: 'expired', who });
        break;
      case 'lose':
        lose({ kind: 'signed-out' });
        break;
      case 'turn-away':
        turnAway({ kind: 'denied', who });
        break;
      case 'deny':
        // Without the session the new password could not be saved.
        if (env.isAwaitingPassword()) set({ kind: 'no-role', who });
        else if (isStranger(who)) turnAway({ kind: 'denied', who });
        else void end({ kind: 'denied', who });
    }
  }

  /**
   * The session is over and nobody meant it. What was typed here and not saved stays, and is shown to nobody before the
   * person who was let in last signs in again; the rows themselves stay only where the dashboard lies open.
   */
  function lose(next: SessionState): void {
    latest += 1;
    device.endSession();
    set(next);
    if (next.kind !== 'expired') void env.eraseRows().catch(env.report);
  }

  /** Whoever is at the door is not let in, or leaves: that decides nothing about the work that lies here. */
  function turnAway(next: SessionState): void {
    const accessToken = device.readKept()?.accessToken;
    lose(next);
    revoke(accessToken);
  }

  /** Somebody has decided it: nothing of their work stays on this device. */
  async function end(next: SessionState): Promise<void> {
    latest += 1;
    const accessToken = device.readKept()?.accessToken;
    // Before the server is told, and whether it can be or not.
    device.forget();
    set(next);
    revoke(accessToken);
    await env.eraseCopy().catch(env.report);
  }

  function revoke(accessToken: string | undefined): void {
    if (accessToken) void env.revoke(accessToken).catch(() => undefined);
  }

  /** There is no session any more, and it was not this tab that ended it. */
  function gone(): void {
    const now = state.getState();
    if (now.kind === 'denied' || now.kind === 'signed-out') return;
    // A sign-out takes away first that anybody was known, and what it may have left is erased now.
    if (!device.isAnybodyKnown()) void end({ kind: 'signed-out' });
    else if (!isAtWork(now) || !device.isKnown(now.who)) lose({ kind: 'signed-out' });
    else if (now.kind !== 'expired') lose({ kind: 'expired', who: now.who });
  }

  function look(): void {
    const kept = device.readKept();
    if (kept) void check(kept.who);
    else gone();
  }

  return {
    state,

    follow() {
      env.onStoredChange(look);
      env.onAuthChange((event, tokens) => {
        // Comes once, and late where a session waits to be renewed: what is stored says it at once.
        if (event === 'INITIAL_SESSION') return;
        // A session that was ended may be told of when the next one is there already.
        if (tokens) void check({ id: tokens.user.id, email: tokens.user.email ?? '' });
        else if (!device.readKept()) gone();
      });
    },

    look,

    glance() {
      if (device.readKept()) look();
      else if (!isAtWork(state.getState())) set({ kind: 'signed-out' });
    },

    refused() {
      const now = state.getState();
      if (now.kind === 'admin') lose({ kind: 'expired', who: now.who });
    },

    async signOut() {
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
