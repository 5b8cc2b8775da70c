import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../lib/durations';
import { emptyStorage } from '../offline/doubles/storage';
import { renewPass, signature } from './capture-pass';
import { PASS_KEY, SESSION_KEY } from './staff-key';

const PASS = '0b7f3c1e-8f52-4f0e-9d5e-2c8a4b6d1f00';
const OTHER = '6ac39d5f-18cf-42f3-9fc4-2169468d7f65';
const settings = async () => ({ url: 'https://project.example', key: 'public' });

let asked: { url: string; authorization: string | null }[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  emptyStorage();
  asked = [];
  answer = () => Response.json(PASS);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, authorization: new Headers(init.headers).get('Authorization') });
    return answer();
  });
});

const signIn = (id: string, expires_at = Date.now() / 1000 + 3600) =>
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({ access_token: `of-${id}`, refresh_token: 'r', expires_at, user: { id } }),
  );
const keep = (over: object = {}) =>
  localStorage.setItem(
    PASS_KEY,
    JSON.stringify({ account: 'tunde', pass: PASS, since: Date.now(), ...over }),
  );

it('whoever is signed in gets a pass with their token, once, and captures carry both', async () => {
  signIn('tunde');
  expect(signature()).toEqual({ by: 'tunde', pass: undefined });
  await renewPass(settings);
  expect(asked).toEqual([
    {
      url: 'https://project.example/rest/v1/rpc/new_capture_pass',
      authorization: 'Bearer of-tunde',
    },
  ]);
  expect(signature()).toEqual({ by: 'tunde', pass: PASS });
  await renewPass(settings);
  expect(asked).toHaveLength(1);
});

it('nobody asks where nobody is signed in, and captures are nobody’s', async () => {
  keep();
  await renewPass(settings);
  expect(asked).toEqual([]);
  expect(signature()).toEqual({ by: undefined, pass: undefined });
});

it('the pass outlasts the token, and is nobody else’s', async () => {
  signIn('tunde', 0);
  keep();
  await renewPass(settings);
  expect(asked).toEqual([]);
  expect(signature()).toEqual({ by: 'tunde', pass: PASS });
  signIn('bisi');
  expect(signature()).toEqual({ by: 'bisi', pass: undefined });
  answer = () => Response.json(OTHER);
  await renewPass(settings);
  expect(signature()).toEqual({ by: 'bisi', pass: OTHER });
});

it.each([31 * DAY_MS, -31 * DAY_MS])(
  'a pass of %i ms ago serves until there is a new one',
  async (age) => {
    signIn('tunde');
    keep({ since: Date.now() - age });
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await renewPass(settings);
    expect(signature()).toEqual({ by: 'tunde', pass: PASS });
    answer = () => Response.json(OTHER);
    await renewPass(settings);
    expect(signature()).toEqual({ by: 'tunde', pass: OTHER });
  },
);

it.each<[string, () => Response | Promise<Response>]>([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['they are not on the team', () => Response.json({ code: '42501' }, { status: 403 })],
  ['a portal answers', () => new Response('<html>')],
  ['something else answers', () => Response.json('welcome')],
  ['a portal repeats a pass with its own status', () => Response.json(PASS, { status: 511 })],
])('there is none, and nothing fails, where %s', async (_, other) => {
  signIn('tunde');
  answer = other;
  await renewPass(settings);
  expect(localStorage.getItem(PASS_KEY)).toBeNull();
  answer = () => Response.json(PASS);
  await renewPass(settings);
  expect(signature().pass, 'the next capture asks again').toBe(PASS);
});

it.each([
  ['signed out', () => localStorage.removeItem(SESSION_KEY)],
  ['given the phone to a colleague', () => signIn('bisi')],
])('an answer that comes when they have %s is not kept', async (_, meanwhile) => {
  signIn('tunde');
  answer = () => {
    meanwhile();
    return Response.json(PASS);
  };
  await renewPass(settings);
  expect(localStorage.getItem(PASS_KEY)).toBeNull();
});

it.each([['{'], ['"x"'], [JSON.stringify({ account: 'tunde', pass: 'x', since: 1 })]])(
  'what is stored and can’t be a pass is none: %s',
  (text) => {
    signIn('tunde');
    localStorage.setItem(PASS_KEY, text);
    expect(signature()).toEqual({ by: 'tunde', pass: undefined });
  },
);

it('is asked for once, however many captures ask, and although storage is full', async () => {
  signIn('tunde');
  vi.stubGlobal('localStorage', { getItem: localStorage.getItem, setItem: vi.fn() });
  await Promise.all([renewPass(settings), renewPass(settings)]);
  await renewPass(settings);
  expect(asked).toHaveLength(1);
  expect(signature()).toEqual({ by: 'tunde', pass: PASS });
});
