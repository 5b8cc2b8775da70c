import { expect, it } from 'vitest';
import { type LinkAnswer, openLink, readLink } from './mail-link';

const tokens = 'access_token=a.b.c&expires_in=900&refresh_token=r&token_type=bearer';

const REFUSED = { kind: 'refused', isExpired: false } as const;
const EXPIRED = { kind: 'refused', isExpired: true } as const;
const session = (purpose: 'verify' | 'recovery') =>
  ({ kind: 'session', purpose, refreshToken: 'r' }) as const;
const VERIFIES = { kind: 'unused', purpose: 'verify', tokenHash: '1a2b', type: 'signup' } as const;

const cases: [string, string, string, ReturnType<typeof readLink>][] = [
  ['nothing', '', '', { kind: 'none' }],
  ['the address of a tab', '?tab=leads', '#main', { kind: 'none' }],
  ['a verified address', '', `#${tokens}&type=signup`, session('verify')],
  ['a forgotten password', '', `#${tokens}&type=recovery`, session('recovery')],
  ['half of the tokens', '', '#access_token=a.b.c&type=signup', REFUSED],
  ['the other half', '', '#refresh_token=r', REFUSED],
  ['tokens where servers see them', `?${tokens}`, '', REFUSED],
  ['a code that another browser asked for', '?code=5f7a', '', REFUSED],
  ['the same behind the #', '', '#code=5f7a', REFUSED],
  ['a token where servers see it', '?token_hash=1a2b&type=recovery', '', REFUSED],
  ['a token without its type', '', '#token_hash=1a2b', REFUSED],
  [
    'a link that is not used yet',
    '',
    '#token_hash=1a2b&type=signup&email=ada%2bsite%40example.com&next=https%3a%2f%2fsite.example%2fadmin',
    { ...VERIFIES, email: 'ada+site@example.com' },
  ],
  ...['recovery', 'invite'].map((type): (typeof cases)[number] => [
    `a password to be chosen (${type})`,
    '',
    `#token_hash=1a2b&type=${type}&next=made-up`,
    { kind: 'unused', purpose: 'recovery', tokenHash: '1a2b', type, email: undefined },
  ]),
  [
    'an invitation to the team',
    '',
    `#token_hash=1a2b&type=signup&next=${encodeURIComponent('https://site.example/auth?invitation=a-code')}`,
    { ...VERIFIES, email: undefined, invitation: 'a-code' },
  ],
  [
    'a link that is too old',
    '',
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    EXPIRED,
  ],
  ['the same, told in the query', '?error=access_denied&error_code=otp_expired', '', EXPIRED],
  ['a link that was cut', '', '#error=server_error', REFUSED],
];

it.each(cases)('reads what a link contains: %s', (_, search, hash, link) => {
  expect(readLink({ search, hash })).toEqual(link);
});

const who = { id: 'm1', email: 'mallory@example.com' };
const whole = { access_token: 'a.b.c', refresh_token: 'next', user: who };
const found = { who, accessToken: 'a.b.c', refreshToken: 'next' };
const UNREACHABLE = { kind: 'unreachable' } as const;
const json = (status: number, body: unknown) => async () => Response.json(body, { status });

const answers: [string, () => Promise<Response>, LinkAnswer][] = [
  ['a good link, with its owner', json(200, whole), { kind: 'found', session: found }],
  [
    'an account without an address',
    json(200, { ...whole, user: { id: 'm1', email: null } }),
    { kind: 'found', session: { ...found, who: { id: 'm1', email: '' } } },
  ],
  [
    'a link that was used',
    json(400, { error_code: 'refresh_token_not_found' }),
    { kind: 'refused' },
  ],
  ['one of two confirmations', json(200, { msg: 'Accepted', code: 200 }), { kind: 'halfway' }],
  ['too many requests', json(429, {}), UNREACHABLE],
  ['a fault of the server', json(500, {}), UNREACHABLE],
  ['a hotspot that answers anything with 200', json(200, { welcome: true }), UNREACHABLE],
  ['half an answer', async () => new Response('{"access_tok'), UNREACHABLE],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), UNREACHABLE],
];

it.each(answers)('reads the account server’s answer about a link: %s', async (_, renew, answer) => {
  expect(await openLink(renew)).toEqual(answer);
});
