import { expect, it } from 'vitest';
import { createDevice, SESSION_KEY } from './device';

function browser(stored: Record<string, string> = {}, tab = new Map<string, string>()) {
  const marks = new Map(Object.entries(stored));
  const removed: string[] = [];
  const device = createDevice(
    () => ({
      getItem: (key) => marks.get(key) ?? null,
      setItem: (key, value) => void marks.set(key, value),
      removeItem(key) {
        removed.push(key);
        marks.delete(key);
      },
    }),
    Date.now,
    () => storeOf(tab),
  );
  return { device, marks, removed };
}

const storeOf = (marks: Map<string, string>) => ({
  getItem: (key: string) => marks.get(key) ?? null,
  setItem: (key: string, value: string) => void marks.set(key, value),
  removeItem: (key: string) => void marks.delete(key),
});

const ada = { id: 'a1', email: 'ada@example.com' };
const session = JSON.stringify({ access_token: 'a', refresh_token: 'r', user: ada });

it('reads who is signed in, and by what they are renewed', () => {
  const { device } = browser({ [SESSION_KEY]: session });
  expect(device.readKept()).toEqual({ who: ada, accessToken: 'a', refreshToken: 'r' });
});

it.each([
  ['nothing', undefined],
  ['a cut text', '{"access'],
  ['another shape', '{"user":"ada"}'],
])('takes for nobody: %s', (_, stored) => {
  const { device } = browser(stored === undefined ? {} : { [SESSION_KEY]: stored });
  expect(device.readKept()).toBeUndefined();
});

it('remembers that somebody was let in, and neither name nor address', () => {
  const { device, marks } = browser();
  device.remember(ada);
  expect(device.isKnown(ada)).toBe(true);
  expect(device.isKnown({ ...ada, id: 'b2' })).toBe(false);
  expect(JSON.stringify([...marks])).not.toContain('ada');
});

it('a sign-out is told from an accident: what was known goes before the session', () => {
  const { device, marks, removed } = browser({ [SESSION_KEY]: session });
  device.remember(ada);
  device.forget();
  expect(marks.size).toBe(0);
  expect(removed.indexOf(`${SESSION_KEY}-known`)).toBeLessThan(removed.indexOf(SESSION_KEY));
});

it('a browser that stores nothing keeps nobody signed in, and breaks nothing', () => {
  const device = createDevice(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  device.remember(ada);
  device.forget();
  expect([device.readKept(), device.isKnown(ada)]).toEqual([undefined, false]);
});

it('who came in with a code is not taken for the same by the password alone', () => {
  const kept = (aal: string) => {
    const payload = Buffer.from(JSON.stringify({ aal })).toString('base64url');
    return JSON.stringify({ access_token: `h.${payload}.s`, refresh_token: 'r', user: ada });
  };
  const { device, marks } = browser({ [SESSION_KEY]: kept('aal2') });
  device.remember(ada);
  expect(device.isTrusted(ada)).toBe(true);
  marks.set(SESSION_KEY, kept('aal1'));
  expect(device.isTrusted(ada)).toBe(false);
  expect(device.isKnown(ada), 'what lies here is still theirs').toBe(true);
  device.remember(ada);
  expect(device.isTrusted(ada), 'the factor was taken away').toBe(true);
});

it('only the tab in which a new password was being chosen goes on with it, and only for the same person', () => {
  const tab = new Map<string, string>();
  const { device, marks } = browser({ [SESSION_KEY]: session }, tab);
  device.noteAwaitingPassword(true);
  device.noteChoosing(true);
  const stored = Object.fromEntries(marks);
  expect(browser(stored, tab).device.wasChoosing(), 'a reload').toBe(true);
  expect(browser(stored).device.wasChoosing(), 'another tab').toBe(false);
  const bola = JSON.stringify({ ...JSON.parse(session), user: { id: 'b2' } });
  const theirs = browser({ ...stored, [SESSION_KEY]: bola }, tab);
  expect(theirs.device.wasChoosing(), 'somebody else').toBe(false);
  device.noteChoosing(false);
  expect(browser(stored, tab).device.wasChoosing(), 'saved').toBe(false);
});
