import { expect, it } from 'vitest';
import { type LinkAnswer, openLink } from './link-session';

const whole = {
  access_token: 'a.b.c',
  refresh_token: 'next',
  user: { id: 'm1', email: 'mallory@example.com' },
};
const session = {
  who: { id: 'm1', email: 'mallory@example.com' },
  accessToken: 'a.b.c',
  refreshToken: 'next',
};
const json = (status: number, body: unknown) => async () => Response.json(body, { status });

const cases: [string, () => Promise<Response>, LinkAnswer][] = [
  ['a good link, with its owner', json(200, whole), { kind: 'found', session }],
  [
    'an account without an address',
    json(200, { ...whole, user: { id: 'm1', email: null } }),
    { kind: 'found', session: { ...session, who: { id: 'm1', email: '' } } },
  ],
  [
    'a link that was used',
    json(400, { error_code: 'refresh_token_not_found' }),
    { kind: 'refused' },
  ],
  ['too many requests', json(429, {}), { kind: 'unreachable' }],
  ['a fault of the server', json(500, {}), { kind: 'unreachable' }],
  ['a hotspot that answers 200 to anything', json(200, { welcome: true }), { kind: 'unreachable' }],
  ['half an answer', async () => new Response('{"access_tok'), { kind: 'unreachable' }],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unreachable' }],
];

it.each(cases)('reads the account server’s answer about a link: %s', async (_, renew, answer) => {
  expect(await openLink(renew)).toEqual(answer);
});
