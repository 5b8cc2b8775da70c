import type { AuthChangeEvent, Session as Tokens } from '@supabase/auth-js';
import { describe, expect, it, vi } from 'vitest';
import type { RoleAnswer } from './role-answer';
import { createSession } from './session';
import type { Who } from './state';

const ada: Who = { id: 'a1', email: 'ada@example.com' };
const bola: Who = { id: 'b2', email: 'bola@example.com' };

const ADMIN: RoleAnswer = { status: 200, data: [{ role: 'admin' }], error: null };
const NO_ROLE: RoleAnswer = { status: 200, data: [], error: null };
const NO_NETWORK: RoleAnswer = { status: 0, data: null, error: { message: 'Failed to fetch' } };
const FAULT: RoleAnswer = { status: 500, data: null, error: { code: 'XX000', message: 'broken' } };
const EXPIRED: RoleAnswer = {
  status: 401,
  data: null,
  error: { code: 'PGRST303', message: 'JWT' },
};

type Scene = {
  kept?: Who;
  known?: Who;
  role?: RoleAnswer | 'silence';
  /** Whether the account has a second factor; nothing if the account server can't be reached. */
  hasFactor?: boolean | undefined;
};

/** A tab: its stored session, an account client and a database that answer as they are told. */
function tab(scene: Scene = {}) {
  const { kept, known, role = ADMIN } = scene;
  const stored = { kept, known: known?.id };
  const world = {
    role,
    hasFactor: 'hasFactor' in scene ? scene.hasFactor : false,
    /** Whether the session was opened with a code, and whether this one or the last one was. */
    hasCode: false,
    knownWithCode: false,
    isAwaitingPassword: false,
  };
  const timers = new Set<() => void>();
  const listeners: {
    auth?: (event: AuthChangeEvent, tokens: Tokens | null) => void;
    stored?: () => void;
  } = {};
  const spies = {
    revoke: vi.fn(async () => undefined),
    eraseCopy: vi.fn(async () => undefined),
    report: vi.fn(),
    readRole: vi.fn(async () => {
      if (world.role === 'silence') return new Promise<RoleAnswer>(() => {});
      return world.role;
    }),
  };
  const session = createSession({
    ...spies,
    device: {
      readKept: () =>
        stored.kept && { who: stored.kept, accessToken: 'token', refreshToken: 'refresh' },
      isKnown: ({ id }) => stored.known === id,
      isTrusted: ({ id }) => stored.known === id && (!world.knownWithCode || world.hasCode),
      hasCode: () => world.hasCode,
      remember({ id }) {
        stored.known = id;
        world.knownWithCode = world.hasCode;
      },
      forget() {
        stored.known = undefined;
        stored.kept = undefined;
      },
      endSession() {
        stored.kept = undefined;
      },
    },
    readHasFactor: async () => world.hasFactor,
    isAwaitingPassword: () => world.isAwaitingPassword,
    onAuthChange(listener) {
      listeners.auth = listener;
    },
    onStoredChange(listener) {
      listeners.stored = listener;
    },
    setTimer(callback) {
      timers.add(callback);
      return () => timers.delete(callback);
    },
  });
  session.follow();
  const tokensOf = (who: Who) => ({ user: who }) as unknown as Tokens;
  return {
    ...spies,
    session,
    stored,
    world,
    kind: () => session.state.getState().kind,
    open: () => session.look(),
    signIn(who: Who, event: AuthChangeEvent = 'SIGNED_IN') {
      stored.kept = who;
      listeners.auth?.(event, tokensOf(who));
    },
    hear: (event: AuthChangeEvent) => listeners.auth?.(event, null),
    /** What the account client does when the server refuses to renew the session. */
    lose() {
      stored.kept = undefined;
      listeners.auth?.('SIGNED_OUT', null);
    },
    anotherTabSignsOut() {
      stored.known = undefined;
      stored.kept = undefined;
      listeners.stored?.();
    },
    passTime() {
      for (const callback of [...timers]) callback();
    },
    becomes: (kind: string) => vi.waitFor(() => expect(session.state.getState().kind).toBe(kind)),
  };
}

describe('who comes in', () => {
  it('nobody without a session; and a copy of the data from another day is gone', async () => {
    const { open, becomes, eraseCopy, readRole } = tab({ known: ada });
    open();
    await becomes('signed-out');
    expect(eraseCopy).toHaveBeenCalled();
    expect(readRole).not.toHaveBeenCalled();
  });

  it('nobody by a link alone; and what lies here from before stays', async () => {
    const { session, becomes, eraseCopy, stored } = tab({ known: ada });
    session.glance();
    await becomes('signed-out');
    expect(eraseCopy).not.toHaveBeenCalled();
    expect(stored.known).toBe(ada.id);
  });

  it('an administrator, after the database has said so', async () => {
    const { open, kind, becomes, stored } = tab({ kept: ada });
    open();
    expect(kind()).toBe('checking');
    await becomes('admin');
    expect(stored.known).toBe(ada.id);
  });

  it('nobody else: the session ends, here and on the server', async () => {
    const { open, becomes, stored, revoke, eraseCopy } = tab({ kept: bola, role: NO_ROLE });
    open();
    await becomes('denied');
    expect(stored.kept).toBeUndefined();
    expect(revoke).toHaveBeenCalledWith('token');
    expect(eraseCopy).toHaveBeenCalled();
  });

  it('nobody else, but not before they have chosen the password that a link is for', async () => {
    const { open, kind, signIn, becomes, stored, world, revoke } = tab({ role: NO_ROLE });
    world.isAwaitingPassword = true;
    signIn(bola);
    await becomes('no-role');
    signIn(bola, 'USER_UPDATED');
    expect(kind(), 'the form stays').toBe('no-role');
    expect(stored.kept).toBe(bola);
    expect(revoke).not.toHaveBeenCalled();
    world.isAwaitingPassword = false;
    open();
    await becomes('denied');
    expect(stored.kept).toBeUndefined();
  });

  it('nobody while the check fails, and the failure is logged', async () => {
    const { open, becomes, report } = tab({ kept: ada, known: ada, role: FAULT });
    open();
    await becomes('denied');
    expect(report).toHaveBeenCalledWith(FAULT.error);
  });
});

describe('without a network', () => {
  it('who was let in here before opens their copy of the data', async () => {
    const { open, becomes, eraseCopy } = tab({ kept: ada, known: ada, role: NO_NETWORK });
    open();
    await becomes('admin');
    expect(eraseCopy).not.toHaveBeenCalled();
  });

  it('who was not may try again', async () => {
    const scene = tab({ kept: ada, role: NO_NETWORK });
    scene.open();
    await scene.becomes('unreachable');
    scene.world.role = ADMIN;
    scene.open();
    await scene.becomes('admin');
  });

  it('who was let in here before does not wait for an answer that hangs; it still counts when it comes', async () => {
    const { open, passTime, becomes } = tab({ kept: ada, known: ada, role: 'silence' });
    open();
    passTime();
    await becomes('admin');
  });

  it('who was not waits', () => {
    const { open, passTime, kind } = tab({ kept: ada, role: 'silence' });
    open();
    passTime();
    expect(kind()).toBe('checking');
  });
});

describe('who has a second factor', () => {
  it('is asked for its code, and comes in with it; until then nothing is shown', async () => {
    const { open, becomes, world, signIn, stored, eraseCopy } = tab({
      kept: ada,
      role: NO_ROLE,
      hasFactor: true,
    });
    open();
    await becomes('code-due');
    expect(stored.kept, 'still signed in').toEqual(ada);
    expect(stored.known).toBeUndefined();
    world.hasCode = true;
    world.role = ADMIN;
    eraseCopy.mockClear();
    signIn(ada, 'MFA_CHALLENGE_VERIFIED');
    await becomes('admin');
  });

  it('keeps the code that is being typed while something else asks for the role', async () => {
    const { open, becomes, signIn, kind, readRole } = tab({
      kept: ada,
      role: NO_ROLE,
      hasFactor: true,
    });
    open();
    await becomes('code-due');
    signIn(ada, 'TOKEN_REFRESHED');
    expect(kind()).toBe('code-due');
    await vi.waitFor(() => expect(readRole).toHaveBeenCalledTimes(2));
  });

  it('is not thrown out by an answer that was asked for before another tab passed the code', async () => {
    const { open, becomes, kind, world, stored, readRole } = tab({ kept: ada, role: NO_ROLE });
    readRole.mockImplementationOnce(async () => {
      Object.assign(world, { hasCode: true, role: ADMIN });
      return NO_ROLE;
    });
    open();
    await becomes('admin');
    expect([kind(), stored.kept]).toEqual(['admin', ada]);
  });

  it('is refused like anybody if the code does not make an administrator', async () => {
    const { open, becomes, world } = tab({ kept: bola, role: NO_ROLE, hasFactor: true });
    world.hasCode = true;
    open();
    await becomes('denied');
  });

  it('may try again where the account server does not say', async () => {
    const { open, becomes, stored } = tab({ kept: ada, role: NO_ROLE, hasFactor: undefined });
    open();
    await becomes('unreachable');
    expect(stored.kept).toEqual(ada);
  });

  it('comes back to the dashboard as it was when the session was lost, by password and code', async () => {
    const { open, becomes, world, lose, signIn, session, eraseCopy } = tab({ kept: ada });
    world.hasCode = true;
    open();
    await becomes('admin');
    eraseCopy.mockClear();
    lose();
    Object.assign(world, { hasCode: false, role: NO_ROLE, hasFactor: true });
    signIn(ada);
    await becomes('code-due');
    expect(session.state.getState()).toMatchObject({ isInside: true });
    Object.assign(world, { hasCode: true, role: ADMIN });
    signIn(ada, 'MFA_CHALLENGE_VERIFIED');
    await becomes('admin');
    expect(eraseCopy).not.toHaveBeenCalled();
  });

  it('reads the copy without a network, with a session that was opened by a code, and by no other', async () => {
    const scene = { kept: ada, known: ada, role: NO_NETWORK };
    const withCode = tab(scene);
    Object.assign(withCode.world, { knownWithCode: true, hasCode: true });
    withCode.open();
    await withCode.becomes('admin');

    const passwordAlone = tab(scene);
    passwordAlone.world.knownWithCode = true;
    passwordAlone.open();
    passwordAlone.passTime();
    await passwordAlone.becomes('unreachable');
  });
});

describe('in the middle of work', () => {
  async function atWork(scene: Scene = {}) {
    const at = tab({ kept: ada, ...scene });
    at.open();
    await at.becomes('admin');
    return at;
  }

  it('every renewal asks for the role again; the dashboard stays while it does', async () => {
    const { signIn, readRole, kind } = await atWork();
    signIn(ada, 'TOKEN_REFRESHED');
    expect(kind()).toBe('admin');
    expect(readRole).toHaveBeenCalledTimes(2);
  });

  it('a role that was taken away ends it', async () => {
    const { world, signIn, becomes } = await atWork();
    world.role = NO_ROLE;
    signIn(ada, 'TOKEN_REFRESHED');
    await becomes('denied');
  });

  it.each([
    ['a fault of the server', FAULT],
    ['no network', NO_NETWORK],
  ])('nobody is thrown out by %s', async (_, role) => {
    const { world, signIn, readRole, kind } = await atWork();
    world.role = role;
    signIn(ada, 'TOKEN_REFRESHED');
    await vi.waitFor(() => expect(readRole).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    expect(kind()).toBe('admin');
  });

  it('a session that is lost asks for the password, and nothing is erased under what is being written', async () => {
    const { lose, kind, eraseCopy, signIn, becomes } = await atWork();
    eraseCopy.mockClear();
    lose();
    expect(kind()).toBe('expired');
    expect(eraseCopy).not.toHaveBeenCalled();
    signIn(ada);
    expect(kind(), 'until the database has said so').toBe('expired');
    await becomes('admin');
    expect(eraseCopy).not.toHaveBeenCalled();
  });

  it('a session that the database refuses asks for the password', async () => {
    const { session, kind, stored } = await atWork();
    session.refused();
    expect(kind()).toBe('expired');
    expect(stored.kept).toBeUndefined();
  });

  it('a check that finds the session over asks for the password', async () => {
    const { world, signIn, becomes } = await atWork();
    world.role = EXPIRED;
    signIn(ada, 'TOKEN_REFRESHED');
    await becomes('expired');
  });

  it('another tab’s sign-out is followed at once', async () => {
    const { anotherTabSignsOut, kind, eraseCopy } = await atWork();
    eraseCopy.mockClear();
    anotherTabSignsOut();
    expect(kind()).toBe('signed-out');
    expect(eraseCopy).toHaveBeenCalled();
  });

  it('another tab’s sign-out takes away the sheet that asks for the password as well', async () => {
    const { lose, anotherTabSignsOut, kind } = await atWork();
    lose();
    anotherTabSignsOut();
    expect(kind()).toBe('signed-out');
  });

  it('somebody else who signs in is checked as such, and finds nothing of the one before', async () => {
    const { signIn, kind, becomes, eraseCopy, stored } = await atWork();
    eraseCopy.mockClear();
    signIn(bola);
    expect(kind()).toBe('checking');
    await becomes('admin');
    expect(eraseCopy).toHaveBeenCalled();
    expect(stored.known).toBe(bola.id);
  });

  it('a sign-out does not wait for the server, nor for a check that is under way', async () => {
    const { world, signIn, session, kind, stored, revoke } = await atWork();
    revoke.mockReturnValue(new Promise(() => {}));
    world.role = 'silence';
    signIn(ada, 'TOKEN_REFRESHED');
    await session.signOut();
    expect(kind()).toBe('signed-out');
    expect(stored).toEqual({ kept: undefined, known: undefined });
  });

  it('an answer that comes after the sign-out opens nothing again', async () => {
    const { signIn, session, kind } = await atWork();
    signIn(ada, 'TOKEN_REFRESHED');
    await session.signOut();
    await new Promise((resolve) => setTimeout(resolve));
    expect(kind()).toBe('signed-out');
  });

  it('word of a session that ended before this one began changes nothing', async () => {
    const { hear, kind } = await atWork();
    hear('SIGNED_OUT');
    expect(kind()).toBe('admin');
  });
});
