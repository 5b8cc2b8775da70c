import { beforeEach, expect, it } from 'vitest';
import { emptyStorage } from '../../offline/doubles/storage';
import { KNOWN_KEY, PASS_KEY, SESSION_KEY } from '../../remote/staff-key';
import { endAgain, noteEnded } from './ended-session';

beforeEach(emptyStorage);

/** A token as the account server makes it, of this session. */
const tokenOf = (session_id?: string) => `x.${btoa(JSON.stringify({ session_id }))}.y`;

function store(access_token: string): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token }));
  localStorage.setItem(KNOWN_KEY, 'ada');
  localStorage.setItem(PASS_KEY, 'a pass');
}
const stored = () => [SESSION_KEY, KNOWN_KEY, PASS_KEY].map((key) => localStorage.getItem(key));

it('a session that is back after its sign-out is ended again, with its pass', async () => {
  await noteEnded(tokenOf('one'));
  store(tokenOf('one'));
  expect(await endAgain()).toBe(true);
  expect(stored()).toEqual([null, null, null]);
});

it('a later session stays, and one whose token names none', async () => {
  await noteEnded(tokenOf('one'));
  for (const token of [tokenOf('two'), tokenOf(), 'no token']) {
    store(token);
    expect(await endAgain()).toBe(false);
    expect(stored()).not.toContain(null);
  }
});
