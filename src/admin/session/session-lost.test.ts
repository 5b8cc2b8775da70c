import { describe, expect, it } from 'vitest';
import { ada, bola, EXPIRED, FAULT, NO_NETWORK, NO_ROLE, type Scene, tab } from './doubles/tab';

/** A page opened on a device that has Ada's work. */
function opened(scene: Scene, world: Partial<ReturnType<typeof tab>['world']> = {}) {
  const at = tab({ known: ada, ...scene });
  Object.assign(at.world, world);
  at.open();
  return at;
}

describe('unsaved work outlives a lost session', () => {
  it('when the page is opened without it', async () => {
    const { becomes, forgetCopy, forgetRows, readRole, stored } = opened({});
    await becomes('signed-out');
    expect(forgetCopy).not.toHaveBeenCalled();
    expect(forgetRows, 'nobody’s details are kept for nobody').toHaveBeenCalled();
    expect(readRole, 'nothing is asked in nobody’s name').not.toHaveBeenCalled();
    expect(stored.known).toBe(ada.id);
  });

  it('when the database refuses it as the page opens', async () => {
    const { becomes, forgetCopy, forgetRows, stored } = opened({ kept: ada, role: EXPIRED });
    await becomes('signed-out');
    expect(forgetCopy).not.toHaveBeenCalled();
    expect(forgetRows).toHaveBeenCalled();
    expect(stored).toEqual({ kept: undefined, known: ada.id });
  });

  it('when the role check fails: nobody is let in, and the server is told that the session is over', async () => {
    const { becomes, forgetCopy, revoke, stored } = opened({ kept: ada, role: FAULT });
    await becomes('denied');
    expect(forgetCopy).not.toHaveBeenCalled();
    expect(revoke).toHaveBeenCalledWith('token');
    expect(stored).toEqual({ kept: undefined, known: ada.id });
  });

  it.each<[string, 'checking' | 'unreachable' | 'code-due' | 'no-role', Parameters<typeof opened>]>(
    [
      ['while the role is asked for', 'checking', [{ kept: ada, role: 'silence' }]],
      [
        'while the database can’t be reached',
        'unreachable',
        [{ kept: ada, role: NO_NETWORK }, { knownWithCode: true }],
      ],
      ['while the code is due', 'code-due', [{ kept: ada, role: NO_ROLE, hasFactor: true }]],
      [
        'while a new password is being chosen',
        'no-role',
        [{ kept: ada, role: NO_ROLE }, { isAwaitingPassword: true }],
      ],
    ],
  )('when it ends %s', async (_, kind, scene) => {
    const { becomes, forgetCopy, lose, stored } = opened(...scene);
    await becomes(kind);
    lose();
    await becomes('signed-out');
    expect(forgetCopy).not.toHaveBeenCalled();
    expect(stored.known).toBe(ada.id);
  });

  it('when the page is reloaded while the password sheet is open', async () => {
    const before = opened({ kept: ada });
    await before.becomes('staff');
    before.lose();
    expect(before.kind()).toBe('expired');
    expect(before.forgetRows, 'the dashboard lies open under the sheet').not.toHaveBeenCalled();
    expect(before.stored.kept).toBeUndefined();
    const after = opened({});
    await after.becomes('signed-out');
    expect(after.forgetCopy).not.toHaveBeenCalled();
  });
});

describe('unsaved work after a lost session', () => {
  it('is there when the same person signs in again', async () => {
    const { becomes, signIn, forgetCopy } = opened({});
    await becomes('signed-out');
    signIn(ada);
    await becomes('staff');
    expect(forgetCopy).not.toHaveBeenCalled();
  });

  it('is erased before anybody else is let in', async () => {
    const { becomes, signIn, forgetCopy, stored } = opened({});
    await becomes('signed-out');
    let finish = () => {};
    forgetCopy.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = () => resolve(undefined);
      }),
    );
    signIn(bola);
    await becomes('checking');
    finish();
    await becomes('staff');
    expect(stored.known).toBe(bola.id);
  });

  it('stays when somebody without a role signs in: they are refused, and see none of it', async () => {
    const { becomes, signIn, forgetCopy, revoke, stored, world } = opened({});
    await becomes('signed-out');
    world.role = NO_ROLE;
    signIn(bola);
    await becomes('denied');
    expect(forgetCopy).not.toHaveBeenCalled();
    expect(revoke).toHaveBeenCalledWith('token');
    expect(stored).toEqual({ kept: undefined, known: ada.id });
  });

  it.each<[string, 'unreachable' | 'code-due' | 'no-role', Parameters<typeof opened>[1]]>([
    ['while nobody can tell whether they have a role', 'unreachable', { role: NO_NETWORK }],
    ['before their code', 'code-due', { role: NO_ROLE, hasFactor: true }],
    [
      'before they have chosen a new password',
      'no-role',
      { role: NO_ROLE, isAwaitingPassword: true },
    ],
  ])('stays when somebody else signs in and out again %s', async (_, kind, world) => {
    const { becomes, signIn, session, forgetCopy, stored } = opened({}, world);
    await becomes('signed-out');
    signIn(bola);
    await becomes(kind);
    await session.signOut();
    await becomes('signed-out');
    expect(forgetCopy).not.toHaveBeenCalled();
    expect(stored).toEqual({ kept: undefined, known: ada.id });
  });

  it.each<[string, (at: ReturnType<typeof tab>) => void]>([
    [
      'their role is revoked',
      ({ world, signIn }) => {
        world.role = NO_ROLE;
        signIn(ada);
      },
    ],
    ['they sign out', ({ session }) => void session.signOut()],
    [
      'another tab signs out and this one is reloaded',
      ({ anotherTabSignsOut, session }) => {
        anotherTabSignsOut();
        session.recheck();
      },
    ],
  ])('is erased when %s', async (_, happen) => {
    const at = opened({ kept: ada });
    await at.becomes('staff');
    at.lose();
    at.forgetCopy.mockClear();
    happen(at);
    await at.becomes(at.world.role === NO_ROLE ? 'denied' : 'signed-out');
    expect(at.forgetCopy).toHaveBeenCalled();
    expect(at.stored.known).toBeUndefined();
  });
});
