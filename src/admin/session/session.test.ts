import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ADMIN,
  ada,
  bola,
  EXPIRED,
  FAULT,
  NO_NETWORK,
  NO_ROLE,
  type Scene,
  tab,
} from './doubles/tab';

describe('who comes in', () => {
  it('nobody without a session; and what a sign-out may have left is erased', async () => {
    const { open, becomes, eraseCopy, readRole } = tab();
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
    expect(report).toHaveBeenCalledWith(expect.any(String), FAULT.error);
  });
});

describe('without a network', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

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

  it('who was not let in before waits', () => {
    const { open, passTime, kind } = tab({ kept: ada, role: 'silence' });
    open();
    passTime();
    expect(kind()).toBe('checking');
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
