import { expect, it, vi } from 'vitest';
import { PASS_KEY, SESSION_KEY } from '../../remote/staff-key';
import { hasSecondFactor, sessionStore } from './session-store';

function browser(stored: Record<string, string> = {}, tab = new Map<string, string>()) {
  const marks = new Map(Object.entries(stored));
  const removed: string[] = [];
  vi.stubGlobal('localStorage', {
    ...storeOf(marks),
    removeItem(key: string) {
      removed.push(key);
      marks.delete(key);
    },
  });
  vi.stubGlobal('sessionStorage', storeOf(tab));
  return { store: sessionStore, marks, removed };
}

const storeOf = (marks: Map<string, string>) => ({
  getItem: (key: string) => marks.get(key) ?? null,
  setItem: (key: string, value: string) => void marks.set(key, value),
  removeItem: (key: string) => void marks.delete(key),
});

const token = (payload: object) =>
  `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

const ada = { id: 'a1', email: 'ada@example.com' };
const session = JSON.stringify({ access_token: 'a', refresh_token: 'r', user: ada });

it('reads who is signed in, and their refresh token', () => {
  const { store } = browser({ [SESSION_KEY]: session });
  expect(store.readKept()).toEqual({ who: ada, accessToken: 'a', refreshToken: 'r' });
});

it.each([
  ['nothing', undefined],
  ['a cut text', '{"access'],
  ['another shape', '{"user":"ada"}'],
])('finds nobody signed in: %s', (_, stored) => {
  const { store } = browser(stored === undefined ? {} : { [SESSION_KEY]: stored });
  expect(store.readKept()).toBeUndefined();
});

it.each([
  ['an hour', 3600, true],
  ['less than the account client waits to renew it', 80, false],
  ['no time that is stored', undefined, false],
])('reads a token as one that can be sent if it is valid for %s', (_, seconds, is) => {
  const now = 1_800_000_000_000;
  const expires_at = seconds && now / 1000 + seconds;
  const kept = JSON.stringify({ ...JSON.parse(session), expires_at });
  const { store } = browser({ [SESSION_KEY]: kept });
  expect(store.readLive(now) !== undefined).toBe(is);
});

it('remembers as what somebody was let in last, but neither name nor address', () => {
  const { store, marks } = browser();
  for (const role of ['agent', 'admin'] as const) {
    store.remember(ada, role);
    expect([store.isKnown(ada), store.knownRole()]).toEqual([true, role]);
  }
  expect(store.isKnown({ ...ada, id: 'b2' })).toBe(false);
  expect(JSON.stringify([...marks])).not.toContain('ada');
});

it('other tabs can tell a sign-out from a lost session: the mark goes before the session', () => {
  const { store, marks, removed } = browser({ [SESSION_KEY]: session });
  store.remember(ada, 'admin');
  store.forget();
  expect(marks.size).toBe(0);
  expect(removed.indexOf(`${SESSION_KEY}-known`)).toBeLessThan(removed.indexOf(SESSION_KEY));
});

it('the pass for captures goes with a sign-out and when somebody else is let in, not with a lost session', () => {
  const { store, marks } = browser({ [SESSION_KEY]: session });
  store.remember(ada, 'agent');
  const keep = () => marks.set(PASS_KEY, 'of ada');
  keep();
  store.endSession();
  store.remember(ada, 'admin');
  expect(marks.has(PASS_KEY)).toBe(true);
  store.remember({ ...ada, id: 'b2' }, 'agent');
  expect(marks.has(PASS_KEY)).toBe(false);
  keep();
  store.forget();
  expect(marks.has(PASS_KEY)).toBe(false);
});

it('a browser that stores nothing keeps nobody signed in, and nothing fails', () => {
  const { store } = browser();
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny, removeItem: deny });
  store.remember(ada, 'admin');
  store.forget();
  expect([store.readKept(), store.isKnown(ada)]).toEqual([undefined, false]);
});

it('somebody who was let in with a code is not trusted by the password alone', () => {
  const kept = (aal: string) =>
    JSON.stringify({ access_token: token({ aal }), refresh_token: 'r', user: ada });
  const { store, marks } = browser({ [SESSION_KEY]: kept('aal2') });
  store.remember(ada, 'admin');
  expect(store.isTrusted(ada)).toBe(true);
  marks.set(SESSION_KEY, kept('aal1'));
  expect(store.isTrusted(ada)).toBe(false);
  expect(store.isKnown(ada), 'what lies here is still theirs').toBe(true);
  store.remember(ada, 'admin');
  expect(store.isTrusted(ada), 'the factor was taken away').toBe(true);
});

it('only the tab in which a new password was being chosen continues with it, and only for the same person', () => {
  const tab = new Map<string, string>();
  const { store, marks } = browser({ [SESSION_KEY]: session }, tab);
  store.noteAwaitingPassword(true);
  store.noteChoosing(true);
  const stored = Object.fromEntries(marks);
  expect(browser(stored, tab).store.wasChoosing(), 'a reload').toBe(true);
  expect(browser(stored).store.wasChoosing(), 'another tab').toBe(false);
  const bola = JSON.stringify({ ...JSON.parse(session), user: { id: 'b2' } });
  const theirs = browser({ ...stored, [SESSION_KEY]: bola }, tab);
  expect(theirs.store.wasChoosing(), 'somebody else').toBe(false);
  store.noteChoosing(false);
  expect(browser(stored, tab).store.wasChoosing(), 'saved').toBe(false);
});

it.each([
  ['a code', token({ aal: 'aal2', name: 'Adébáyọ̀ ÿþ?>' }), true],
  ['the password alone', token({ aal: 'aal1' }), false],
  ['a server without levels', token({ sub: 'a1' }), false],
  ['something that is not a token', 'a.b', false],
  ['nothing', '', false],
])('reads what a session was opened with: %s', (_, accessToken, is) => {
  expect(hasSecondFactor(accessToken)).toBe(is);
});
