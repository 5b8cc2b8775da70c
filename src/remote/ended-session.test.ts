import { beforeEach, expect, it } from 'vitest';
import { createConnection, databaseOpener } from '../offline/connection';
import { createPhone } from '../offline/doubles/phone';
import { emptyStorage } from '../offline/doubles/storage';
import { endAgain, noteEnded } from './ended-session';
import { KNOWN_KEY, PASS_KEY, SESSION_KEY } from './staff-key';

beforeEach(emptyStorage);

const device = () => createConnection(databaseOpener(), createPhone().clock);

/** A token as the account server makes it, of this session. */
const tokenOf = (session_id?: string) => `x.${btoa(JSON.stringify({ session_id }))}.y`;

function store(access_token: string): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token }));
  localStorage.setItem(KNOWN_KEY, 'ada');
  localStorage.setItem(PASS_KEY, 'a pass');
}
const stored = () => [SESSION_KEY, KNOWN_KEY, PASS_KEY].map((key) => localStorage.getItem(key));

it('a session that is back after its sign-out is ended again, with its pass', async () => {
  await noteEnded(device(), tokenOf('one'));
  store(tokenOf('one'));
  expect(await endAgain(device())).toBe(true);
  expect(stored()).toEqual([null, null, null]);
});

it('a later session stays, and one whose token names none', async () => {
  await noteEnded(device(), tokenOf('one'));
  for (const token of [tokenOf('two'), tokenOf(), 'no token']) {
    store(token);
    expect(await endAgain(device())).toBe(false);
    expect(stored()).not.toContain(null);
  }
});
