import { describe, expect, it, vi } from 'vitest';
import { ADMIN, ada, bola, NO_NETWORK, NO_ROLE, tab } from './doubles/tab';

const CODE_DUE = { kept: ada, role: NO_ROLE, hasFactor: true };

describe('somebody with a second factor', () => {
  it('is asked for its code, and let in with it; until then nothing is shown', async () => {
    const { open, becomes, world, signIn, stored, forgetCopy } = tab(CODE_DUE);
    open();
    await becomes('code-due');
    expect(stored.kept, 'still signed in').toEqual(ada);
    expect(stored.known).toBeUndefined();
    world.hasCode = true;
    world.role = ADMIN;
    forgetCopy.mockClear();
    signIn(ada, 'MFA_CHALLENGE_VERIFIED');
    await becomes('staff');
  });

  it('keeps the code that is being typed while the role is checked again', async () => {
    const { open, becomes, signIn, kind, readRole } = tab(CODE_DUE);
    open();
    await becomes('code-due');
    signIn(ada, 'TOKEN_REFRESHED');
    expect(kind()).toBe('code-due');
    await vi.waitFor(() => expect(readRole).toHaveBeenCalledTimes(2));
  });

  it('is not signed out by an answer from before another tab passed the code', async () => {
    const { open, becomes, kind, world, stored, readRole } = tab({ kept: ada, role: NO_ROLE });
    readRole.mockImplementationOnce(async () => {
      Object.assign(world, { hasCode: true, role: ADMIN });
      return NO_ROLE;
    });
    open();
    await becomes('staff');
    expect([kind(), stored.kept]).toEqual(['staff', ada]);
  });

  it('is refused like anybody else if they are not an administrator', async () => {
    const { open, becomes, world } = tab({ kept: bola, role: NO_ROLE, hasFactor: true });
    world.hasCode = true;
    open();
    await becomes('denied');
  });

  it('may try again if the account server does not answer', async () => {
    const { open, becomes, stored } = tab({ kept: ada, role: NO_ROLE, hasFactor: undefined });
    open();
    await becomes('unreachable');
    expect(stored.kept).toEqual(ada);
  });

  it('returns by password and code to the dashboard as it was when the session was lost', async () => {
    const { open, becomes, world, lose, signIn, session, forgetCopy } = tab({ kept: ada });
    world.hasCode = true;
    open();
    await becomes('staff');
    forgetCopy.mockClear();
    lose();
    Object.assign(world, { hasCode: false, role: NO_ROLE, hasFactor: true });
    signIn(ada);
    await becomes('code-due');
    expect(session.state.getState()).toMatchObject({ inside: 'admin' });
    Object.assign(world, { hasCode: true, role: ADMIN });
    signIn(ada, 'MFA_CHALLENGE_VERIFIED');
    await becomes('staff');
    expect(forgetCopy).not.toHaveBeenCalled();
  });

  it('reads the offline copy with a session that was opened with a code, and with no other', async () => {
    const scene = { kept: ada, known: ada, role: NO_NETWORK };
    const withCode = tab(scene);
    Object.assign(withCode.world, { knownWithCode: true, hasCode: true });
    withCode.open();
    await withCode.becomes('staff');

    vi.useFakeTimers();
    const passwordAlone = tab(scene);
    passwordAlone.world.knownWithCode = true;
    passwordAlone.open();
    passwordAlone.passTime();
    vi.useRealTimers();
    await passwordAlone.becomes('unreachable');
  });
});
