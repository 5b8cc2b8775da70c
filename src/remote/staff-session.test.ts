import { beforeEach, expect, it } from 'vitest';
import { emptyStorage } from '../offline/doubles/storage';
import { SESSION_KEY } from './staff-key';
import { createStaffTokens } from './staff-session';

const NOW = Date.UTC(2026, 10, 26, 12);
const IN_AN_HOUR = NOW / 1000 + 3600;

const session = (over: object = {}) => ({
  access_token: 'first',
  refresh_token: 'renews-first',
  expires_at: IN_AN_HOUR,
  user: { id: 'tunde' },
  ...over,
});
const expired = session({ expires_at: NOW / 1000 - 1 });
const renewed = session({ access_token: 'second', refresh_token: 'renews-second' });

const keep = (value: object) => localStorage.setItem(SESSION_KEY, JSON.stringify(value));

beforeEach(emptyStorage);

function tokens(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  let time = NOW;
  const tokenOf = createStaffTokens({
    url: 'https://project.example',
    key: 'public',
    now: () => time,
    fetch: async (url) => {
      asked.push(String(url));
      return answer();
    },
  });
  return { asked, tokenOf, wait: (ms: number) => (time += ms) };
}
const never = () => {
  throw new TypeError('Nobody asks.');
};

it('is the stored token while it lives, of nobody but its owner', async () => {
  keep(session());
  const { tokenOf } = tokens(never);
  expect(await tokenOf('tunde')).toBe('first');
  expect(await tokenOf('bisi')).toBeUndefined();
});

it('is none where nobody is signed in, or something unreadable is stored', async () => {
  const { tokenOf } = tokens(never);
  expect(await tokenOf('tunde')).toBeUndefined();
  localStorage.setItem(SESSION_KEY, '{');
  expect(await tokenOf('tunde')).toBeUndefined();
});

it('is renewed once for all that is due, and the renewed session is stored', async () => {
  keep(expired);
  const { asked, tokenOf } = tokens(() => Response.json(renewed));
  expect(await Promise.all([tokenOf('tunde'), tokenOf('tunde')])).toEqual(['second', 'second']);
  expect(asked).toEqual(['https://project.example/auth/v1/token?grant_type=refresh_token']);
  expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')).toEqual(renewed);
});

it('never brings back a session that was ended meanwhile', async () => {
  keep(expired);
  const { tokenOf } = tokens(() => {
    emptyStorage();
    return Response.json(renewed);
  });
  expect(await tokenOf('tunde')).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('is the one of another tab that was quicker', async () => {
  keep(expired);
  const { tokenOf } = tokens(() => {
    keep(session({ access_token: 'theirs', refresh_token: 'renews-theirs' }));
    return Response.json({ code: 400 }, { status: 400 });
  });
  expect(await tokenOf('tunde')).toBe('theirs');
});

it('is given up for a minute if it can’t be renewed, and what is stored is left alone', async () => {
  keep(expired);
  const { asked, tokenOf, wait } = tokens(never);
  expect([await tokenOf('tunde'), await tokenOf('tunde')]).toEqual([undefined, undefined]);
  expect(asked).toHaveLength(1);
  wait(61_000);
  await tokenOf('tunde');
  expect(asked).toHaveLength(2);
  expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')).toEqual(expired);
});
