import { expect, it } from 'vitest';
import { createAccountServer, sign } from './doubles/account-server';
import { probeFactors } from './probe';

it.each([
  ['a server that knows no such address', 404, 'missing'],
  ['a server where it may not be sent', 405, 'missing'],
  ['a session that has ended', 401, 'unreachable'],
  ['too many requests', 429, 'unreachable'],
  ['a fault of the server', 500, 'unreachable'],
  ['a hotspot that answers 200 to anything', 200, 'unreachable'],
])('second factors are offered only where they are kept: %s', async (_, status, offer) => {
  expect(await probeFactors(async () => Response.json({}, { status }))).toBe(offer);
});

it('without a network nothing is known of them', async () => {
  expect(await probeFactors(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(
    'unreachable',
  );
});

it('asking makes no factor', async () => {
  const server = createAccountServer('s');
  const headers = { authorization: `Bearer ${sign({ sub: 'ada' }, 's')}` };
  const post = () =>
    new Request('http://localhost/auth/v1/factors', { method: 'POST', headers, body: '{}' });
  const ask = async () => (await server.answer(post())) ?? Response.error();
  expect(await probeFactors(ask)).toBe('there');
  const user = await server.answer(new Request('http://localhost/auth/v1/user', { headers }));
  expect(await user?.json()).toMatchObject({ factors: [] });
});
