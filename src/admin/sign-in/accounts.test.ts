import { AuthError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { ADMIN, ada, NO_NETWORK, NO_ROLE, tab } from '../session/doubles/tab';
import { endOthers, onceIn } from './accounts';

describe('the sessions on other devices, once a password has changed', () => {
  const answering = (...errors: (AuthError | null)[]) => {
    const scopes: unknown[] = [];
    const signOut = async (options?: { scope?: string }) => {
      scopes.push(options?.scope);
      return { error: errors.shift() ?? null };
    };
    return { signOut, scopes };
  };
  const lost = new AuthError('Failed to fetch');

  it('end, also if the network fails once, and this one stays', async () => {
    const auth = answering(lost, null);
    expect(await endOthers(auth)).toBe(true);
    expect(auth.scopes).toEqual(['others', 'others']);
  });

  it('are told of if they could not be ended', async () => {
    const auth = answering(lost, lost, lost);
    expect(await endOthers(auth)).toBe(false);
    expect(auth.scopes).toHaveLength(3);
  });
});

describe('somebody who signs in is welcomed', () => {
  it('once the database has confirmed their role', async () => {
    const { session, signIn, kind } = tab();
    signIn(ada);
    expect(kind()).toBe('checking');
    expect(await onceIn(session.state)).toBe(true);
    expect(kind()).toBe('staff');
  });

  it('not before the code, if they have a second factor', async () => {
    const { session, signIn, becomes, world, kind } = tab({ role: NO_ROLE, hasFactor: true });
    signIn(ada);
    const welcome = onceIn(session.state).then((isIn) => ({ isIn, at: kind() }));
    await becomes('code-due');
    Object.assign(world, { hasCode: true, role: ADMIN });
    signIn(ada, 'MFA_CHALLENGE_VERIFIED');
    expect(await welcome).toEqual({ isIn: true, at: 'staff' });
  });

  it('when a later attempt succeeds', async () => {
    const { session, signIn, becomes, world, open } = tab({ role: NO_NETWORK });
    signIn(ada);
    const welcome = onceIn(session.state);
    await becomes('unreachable');
    world.role = ADMIN;
    open();
    expect(await welcome).toBe(true);
  });

  it('and not at all without the role, or after signing out again', async () => {
    const denied = tab({ role: NO_ROLE });
    denied.signIn(ada);
    expect(await onceIn(denied.session.state)).toBe(false);
    const left = tab({ role: 'silence' });
    left.signIn(ada);
    const welcome = onceIn(left.session.state);
    await left.session.signOut();
    expect(await welcome).toBe(false);
  });
});
