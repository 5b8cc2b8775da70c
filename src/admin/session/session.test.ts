import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ADMIN,
  AGENT,
  ada,
  bola,
  EXPIRED,
  FAULT,
  NO_NETWORK,
  NO_ROLE,
  type Scene,
  tab,
} from './doubles/tab';

describe('who is let in', () => {
  it('nobody without a session; and anything a sign-out left is erased', async () => {
    const { open, becomes, forgetCopy, readRole } = tab();
    open();
    await becomes('signed-out');
    expect(forgetCopy).toHaveBeenCalled();
    expect(readRole).not.toHaveBeenCalled();
  });

  it('nobody in a tab that can’t read yet that another has signed in, until it hears so; and the session stays', async () => {
    const { open, becomes, stored, world, hearSignIn } = tab({ kept: ada });
    world.readsLate = true;
    open();
    await becomes('signed-out');
    expect(stored.kept).toBe(ada);
    world.readsLate = false;
    hearSignIn(ada, 'token');
    await becomes('staff');
  });

  it('nobody by a link alone; and the data on the device stays', async () => {
    const { session, becomes, forgetCopy, stored } = tab({ known: ada });
    session.recheckForLink();
    await becomes('signed-out');
    expect(forgetCopy).not.toHaveBeenCalled();
    expect(stored.known).toBe(ada.id);
  });

  it('an administrator, whose stored session the account client reports as well, after one question', async () => {
    const { open, becomes, hearSignIn, readRole } = tab({ kept: ada });
    open();
    hearSignIn(ada, 'token');
    await becomes('staff');
    expect(readRole).toHaveBeenCalledTimes(1);
  });

  it('an administrator by one question, though the account client is loaded later; when it looks again, they are asked about', async () => {
    const { open, becomes, hear, hearSignIn, readRole } = tab({ kept: ada });
    open();
    await becomes('staff');
    hearSignIn(ada, 'token');
    hear('INITIAL_SESSION');
    expect(readRole).toHaveBeenCalledTimes(1);
    // Somebody has come back to the tab.
    hearSignIn(ada, 'token');
    expect(readRole).toHaveBeenCalledTimes(2);
  });

  it('nobody by the check of an older session: a newer one is checked again', () => {
    const { open, hearSignIn, readRole } = tab({ kept: ada, role: 'silence' });
    open();
    hearSignIn(ada, 'a token of another tab');
    expect(readRole).toHaveBeenCalledTimes(2);
  });

  it('nobody else: their session ends, here and on the server', async () => {
    const { open, becomes, stored, revoke, forgetCopy } = tab({ kept: bola, role: NO_ROLE });
    open();
    await becomes('denied');
    expect(stored.kept).toBeUndefined();
    expect(revoke).toHaveBeenCalledWith('token');
    expect(forgetCopy).toHaveBeenCalled();
  });

  it('nobody else, but they may first choose the password that their link is for', async () => {
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
});

describe('without a network', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('somebody who was let in here before opens their copy of the data', async () => {
    const { open, becomes, forgetCopy } = tab({ kept: ada, known: ada, role: NO_NETWORK });
    open();
    await becomes('staff');
    expect(forgetCopy).not.toHaveBeenCalled();
  });

  it('somebody who was let in here before does not wait for a slow answer', async () => {
    const { open, passTime, becomes } = tab({ kept: ada, known: ada, role: 'silence' });
    open();
    passTime();
    await becomes('staff');
  });

  it('anybody else waits for it', () => {
    const { open, passTime, kind } = tab({ kept: ada, role: 'silence' });
    open();
    passTime();
    expect(kind()).toBe('checking');
  });
});

describe('during work', () => {
  async function atWork(scene: Scene = {}) {
    const at = tab({ kept: ada, ...scene });
    at.open();
    await at.becomes('staff');
    return at;
  }

  it('every renewal checks the role again; the dashboard stays open meanwhile', async () => {
    const { signIn, readRole, kind } = await atWork();
    signIn(ada, 'TOKEN_REFRESHED');
    expect(kind()).toBe('staff');
    expect(readRole).toHaveBeenCalledTimes(2);
  });

  it('a revoked role ends it', async () => {
    const { world, signIn, becomes } = await atWork();
    world.role = NO_ROLE;
    signIn(ada, 'TOKEN_REFRESHED');
    await becomes('denied');
  });

  it.each([
    ['a fault of the server', FAULT],
    ['no network', NO_NETWORK],
  ])('nobody is signed out by %s', async (_, role) => {
    const { world, signIn, readRole, kind } = await atWork();
    world.role = role;
    signIn(ada, 'TOKEN_REFRESHED');
    await vi.waitFor(() => expect(readRole).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    expect(kind()).toBe('staff');
  });

  it('a lost session asks for the password, and erases nothing below the sheet', async () => {
    const { lose, kind, forgetCopy, signIn, becomes } = await atWork();
    forgetCopy.mockClear();
    lose();
    expect(kind()).toBe('expired');
    expect(forgetCopy).not.toHaveBeenCalled();
    signIn(ada);
    expect(kind(), 'until the database has said so').toBe('expired');
    await becomes('staff');
    expect(forgetCopy).not.toHaveBeenCalled();
  });

  it('a session that the database refuses asks for the password', async () => {
    const { session, kind, stored } = await atWork();
    session.refused();
    expect(kind()).toBe('expired');
    expect(stored.kept).toBeUndefined();
  });

  it('a role check that finds the session expired asks for the password', async () => {
    const { world, signIn, becomes } = await atWork();
    world.role = EXPIRED;
    signIn(ada, 'TOKEN_REFRESHED');
    await becomes('expired');
  });

  it('another tab’s sign-out signs this one out at once', async () => {
    const { anotherTabSignsOut, kind, forgetCopy } = await atWork();
    forgetCopy.mockClear();
    anotherTabSignsOut();
    expect(kind()).toBe('signed-out');
    expect(forgetCopy).toHaveBeenCalled();
  });

  it('somebody else who signs in is checked first, and sees nothing of the previous person', async () => {
    const { signIn, kind, becomes, forgetCopy, stored } = await atWork();
    forgetCopy.mockClear();
    signIn(bola);
    expect(kind()).toBe('checking');
    await becomes('staff');
    expect(forgetCopy).toHaveBeenCalled();
    expect(stored.known).toBe(bola.id);
  });

  it('a sign-out waits neither for the server nor for a check that is running', async () => {
    const { world, signIn, session, kind, stored, revoke, noteEnded } = await atWork();
    revoke.mockReturnValue(new Promise(() => {}));
    world.role = 'silence';
    signIn(ada, 'TOKEN_REFRESHED');
    await session.signOut();
    expect(kind()).toBe('signed-out');
    expect(noteEnded, 'in case the browser dies now').toHaveBeenCalledExactlyOnceWith('token');
    expect(stored).toEqual({ kept: undefined, known: undefined });
  });

  it('an answer that arrives after the sign-out lets nobody in', async () => {
    const { signIn, session, kind } = await atWork();
    signIn(ada, 'TOKEN_REFRESHED');
    await session.signOut();
    await new Promise((resolve) => setTimeout(resolve));
    expect(kind()).toBe('signed-out');
  });

  it('a late event about an earlier session changes nothing', async () => {
    const { hear, kind } = await atWork();
    hear('SIGNED_OUT');
    expect(kind()).toBe('staff');
  });
});

describe('what was captured at viewings on this device is erased', () => {
  it('with a sign-out, and when somebody else signs in after them', async () => {
    const { open, becomes, session, signIn, forgetCaptures } = tab({ kept: ada, known: ada });
    open();
    await becomes('staff');
    expect(forgetCaptures).not.toHaveBeenCalled();
    signIn(bola);
    await becomes('staff');
    expect(forgetCaptures).toHaveBeenCalledTimes(1);
    await session.signOut();
    expect(forgetCaptures).toHaveBeenCalledTimes(2);
  });

  it('when whoever was let in is no longer on the team', async () => {
    const { open, becomes, forgetCaptures } = tab({ kept: ada, known: ada, role: NO_ROLE });
    open();
    await becomes('denied');
    await vi.waitFor(() => expect(forgetCaptures).toHaveBeenCalledTimes(1));
  });

  it('although the staff copy can’t be', async () => {
    const { open, becomes, session, forgetCaptures, forgetCopy, report } = tab({ kept: ada });
    open();
    await becomes('staff');
    forgetCopy.mockRejectedValueOnce(new Error('The storage did not answer.'));
    await session.signOut();
    expect(forgetCaptures).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalled();
  });

  it.each<[string, Scene]>([
    ['by the first to sign in: it may be theirs', { kept: ada }],
    ['by a visitor’s account: nobody was let in before', { kept: bola, role: NO_ROLE }],
    ['by a page on which nobody is signed in', {}],
    ['by a check that fails', { kept: ada, known: ada, role: FAULT }],
    ['by a session that has expired', { kept: ada, known: ada, role: EXPIRED }],
  ])('but not %s', async (_title, scene) => {
    const { open, session, forgetCaptures } = tab(scene);
    open();
    await vi.waitFor(() =>
      expect(['loading', 'checking']).not.toContain(session.state.getState().kind),
    );
    expect(forgetCaptures).not.toHaveBeenCalled();
  });
});

it('an agent is let in as one, also without a network, and as an administrator once they are one', async () => {
  const { open, becomes, session, world } = tab({ kept: ada, role: AGENT });
  for (const role of [AGENT, NO_NETWORK]) {
    world.role = role;
    open();
    await becomes('staff');
    expect(session.state.getState()).toMatchObject({ role: 'agent' });
  }
  world.role = ADMIN;
  open();
  await vi.waitFor(() => expect(session.state.getState()).toMatchObject({ role: 'admin' }));
});

it.each([
  ['after a reload', false],
  ['while the dashboard is open', true],
])(
  'somebody whose role has changed %s keeps no row that the other one let them see',
  async (_, isInside) => {
    const { world, stored, signIn, becomes, forgetForRole, forgetCopy, session } = tab(
      isInside ? {} : { known: ada },
    );
    if (isInside) {
      signIn(ada);
      await becomes('staff');
    }
    forgetCopy.mockClear();
    Object.assign(world, { role: AGENT });
    expect(forgetForRole).not.toHaveBeenCalled();
    signIn(ada, 'TOKEN_REFRESHED');
    await vi.waitFor(() =>
      expect(session.state.getState()).toMatchObject({ kind: 'staff', role: 'agent' }),
    );
    expect(forgetForRole).toHaveBeenCalledOnce();
    expect(forgetCopy).not.toHaveBeenCalled();
    expect([stored.known, world.knownRole]).toEqual([ada.id, 'agent']);
    signIn(ada, 'TOKEN_REFRESHED');
    await vi.waitFor(() => expect(session.state.getState()).toMatchObject({ kind: 'staff' }));
    expect(forgetForRole).toHaveBeenCalledOnce();
  },
);
