import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../src/lib/durations.ts';
import { keepRetention, runRetention } from './retention';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
});

/** A backend that answers `run_retention` with these, one after another, and then reports that nothing is due. */
function backend(...answers: (object | number)[]) {
  const asked = vi.fn(async (_request: Request) => {
    const answer = answers.shift() ?? { erased: 0, more: false };
    return typeof answer === 'number'
      ? new Response('', { status: answer })
      : Response.json(answer);
  });
  const keys = { publishableKey: 'public', secretKey: 'secret' };
  return { asked, access: { fetch: asked, siteUrl: 'http://localhost', keys } };
}

it('continues batch by batch until nothing old is left', async () => {
  const { asked, access } = backend({ erased: 2, more: true }, { erased: 1, more: false });
  expect(await runRetention(access)).toBe(3);
  expect(asked).toHaveBeenCalledTimes(2);
  const [request] = asked.mock.calls[0] ?? [];
  expect(request?.url).toBe('http://localhost/rest/v1/rpc/run_retention');
  expect(request?.headers.get('apikey')).toBe('secret');
});

it('runs when a server starts, then every ten minutes until it stops', async () => {
  const { asked, access } = backend();
  const end = keepRetention(access);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(asked).toHaveBeenCalledTimes(2 + 24 * 6);
  await end();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked).toHaveBeenCalledTimes(2 + 24 * 6);
});

it('retries after a failure, and logs it without any row data', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { asked, access } = backend(500);
  const end = keepRetention(access);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(said.mock.calls).toEqual([['Retention:', 'run_retention() answered 500']]);
  expect(asked).toHaveBeenCalledTimes(2);
  await end();
});

it('stops after the current batch', async () => {
  const { asked, access } = backend(...Array(50).fill({ erased: 1, more: true }));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await keepRetention(access)();
  expect(asked).toHaveBeenCalledTimes(1);
});
