import { expect, test, vi } from 'vitest';
import { onlyWithRoom } from './disk-room';

const ask = async (method: string, path: string, megabytes: number) => {
  const answer = onlyWithRoom(async () => new Response(null, { status: 204 }), {
    freeBytes: async () => megabytes * 1024 * 1024,
    readers: new Set(['full_slots']),
  });
  return answer(new Request(`http://localhost${path}`, { method }));
};

test.each([
  ['POST', '/rest/v1/leads', 503],
  ['PATCH', '/rest/v1/leads?id=eq.1', 503],
  ['PUT', '/rest/v1/leads', 503],
  ['DELETE', '/rest/v1/leads?id=eq.1', 503],
  ['POST', '/rest/v1/rpc/submit', 503],
  ['POST', '/rest/v1/rpc/full_slots/submit', 503],
  ['POST', '/auth/v1/signup', 503],
  ['POST', '/auth/v1/token?grant_type=password', 503],
  ['PUT', '/auth/v1/user', 503],
  ['GET', '/auth/v1/verify?token=x', 503],
  ['POST', '/rest/v1/rpc/full_slots', 204],
  ['GET', '/rest/v1/leads', 204],
  ['HEAD', '/rest/v1/leads', 204],
  ['GET', '/auth/v1/user', 204],
])('with 23 MB left, %s %s is answered with %d', async (method, path, status) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status: answered, headers } = await ask(method, path, 23);
  expect(answered).toBe(status);
  expect(headers.get('Retry-After')).toBe(status === 503 ? '60' : null);
  expect((await ask(method, path, 25)).status).toBe(204);
});
