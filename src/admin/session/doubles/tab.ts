import type { AuthChangeEvent, Session as Tokens } from '@supabase/supabase-js';
import { expect, vi } from 'vitest';
import type { QueryAnswer, StaffRole } from '../role';
import { createSession, PATIENCE_MS } from '../session';
import type { Who } from '../state';

export const ada: Who = { id: 'a1', email: 'ada@example.com' };
export const bola: Who = { id: 'b2', email: 'bola@example.com' };

export const ADMIN: QueryAnswer = { status: 200, data: [{ role: 'admin' }], error: null };
export const AGENT: QueryAnswer = { status: 200, data: [{ role: 'agent' }], error: null };
export const NO_ROLE: QueryAnswer = { status: 200, data: [], error: null };
export const NO_NETWORK: QueryAnswer = {
  status: 0,
  data: null,
  error: { message: 'Failed to fetch' },
};
export const FAULT: QueryAnswer = {
  status: 500,
  data: null,
  error: { code: 'XX000', message: 'broken' },
};
export const EXPIRED: QueryAnswer = {
  status: 401,
  data: null,
  error: { code: 'PGRST303', message: 'JWT' },
};

export type Scene = {
  kept?: Who;
  known?: Who;
  role?: QueryAnswer | 'silence';
  /** Whether the account has a second factor; undefined if the account server can't be reached. */
  hasFactor?: boolean | undefined;
};

/** A tab with its stored session, and an account client and a database with preset answers. */
export function tab(scene: Scene = {}) {
  const { kept, known, role = ADMIN } = scene;
  const stored = { kept, known: known?.id };
  const world = {
    role,
    hasFactor: 'hasFactor' in scene ? scene.hasFactor : false,
    /** Whether the current session, or the last remembered one, was opened with a code. */
    hasCode: false,
    knownWithCode: false,
    knownRole: 'admin' as StaffRole,
    isAwaitingPassword: false,
    /** Whether what another tab stores can't be read in this one yet. */
    readsLate: false,
  };
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const spies = {
    noteEnded: vi.fn(async () => undefined),
    revoke: vi.fn(async () => undefined),
    forgetCopy: vi.fn(async () => undefined),
    forgetCaptures: vi.fn(async () => undefined),
    forgetRows: vi.fn(async () => undefined),
    forgetForRole: vi.fn(async () => undefined),
    readRole: vi.fn(async () => {
      if (world.role === 'silence') return new Promise<QueryAnswer>(() => {});
      return world.role;
    }),
  };
  const session = createSession({
    ...spies,
    store: {
      readKept: () =>
        world.readsLate || !stored.kept
          ? undefined
          : { who: stored.kept, accessToken: 'token', refreshToken: 'refresh' },
      isKnown: ({ id }) => stored.known === id,
      isAnybodyKnown: () => stored.known !== undefined,
      isTrusted: ({ id }) => stored.known === id && (!world.knownWithCode || world.hasCode),
      hasCode: () => world.hasCode,
      knownRole: () => world.knownRole,
      remember({ id }, role) {
        stored.known = id;
        world.knownRole = role;
        world.knownWithCode = world.hasCode;
      },
      forget() {
        stored.known = undefined;
        stored.kept = undefined;
      },
      endSession() {
        stored.kept = undefined;
      },
      noteAwaitingPassword() {},
      isAwaitingPassword: () => world.isAwaitingPassword,
      noteChoosing() {},
      wasChoosing: () => false,
    },
    readHasFactor: async () => world.hasFactor,
    isAwaitingPassword: () => world.isAwaitingPassword,
  });
  const tokensOf = (who: Who, access_token = 'another token') =>
    ({ user: who, access_token }) as unknown as Tokens;
  return {
    ...spies,
    report,
    session,
    stored,
    world,
    kind: () => session.state.getState().kind,
    open: () => session.recheck(),
    signIn(who: Who, event: AuthChangeEvent = 'SIGNED_IN') {
      stored.kept = who;
      session.onAuthEvent(event, tokensOf(who));
    },
    hear: (event: AuthChangeEvent) => session.onAuthEvent(event, null),
    hearSignIn: (who: Who, token: string) => session.onAuthEvent('SIGNED_IN', tokensOf(who, token)),
    /** What the account client does when the server refuses to renew the session. */
    lose() {
      stored.kept = undefined;
      session.onAuthEvent('SIGNED_OUT', null);
    },
    anotherTabSignsOut() {
      stored.known = undefined;
      stored.kept = undefined;
      session.recheck();
    },
    /** For tests with fake timers. */
    passTime: () => vi.advanceTimersByTime(PATIENCE_MS),
    becomes: (kind: string) => vi.waitFor(() => expect(session.state.getState().kind).toBe(kind)),
  };
}
