import { expect, test } from 'vitest';
import { MOST_BYTES } from './bounded-body.ts';
import { oneAtATime } from './one-at-a-time.ts';

const ADDRESS = 'http://localhost/rest/v1/contacts';

test('requests are answered one at a time, in the order in which they were fully received', async () => {
  const log: string[] = [];
  const fetch = oneAtATime(async (request) => {
    const name = await request.text();
    log.push(`${name} in`);
    await Promise.resolve();
    log.push(`${name} out`);
    return new Response(name);
  });
  const send = (body: string) => fetch(new Request(ADDRESS, { method: 'POST', body }));
  const answers = await Promise.all([send('first'), send('second')]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['first', 'second']);
  expect(log).toEqual(['first in', 'first out', 'second in', 'second out']);
});

test('a failing request does not affect the next one', async () => {
  const fetch = oneAtATime(async (request) => {
    if (request.method === 'DELETE') throw new Error('broken');
    return new Response('fine');
  });
  const broken = fetch(new Request(ADDRESS, { method: 'DELETE' }));
  const next = fetch(new Request(ADDRESS));
  await expect(broken).rejects.toThrow('broken');
  expect(await (await next).text()).toBe('fine');
});

test('a slow request body does not hold up other requests', async () => {
  const fetch = oneAtATime(async (request) => new Response(await request.text()));
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const writer = body.writable.getWriter();
  const init = { method: 'POST', body: body.readable, duplex: 'half' };
  const slow = fetch(new Request(ADDRESS, init));
  const quick = await fetch(new Request(ADDRESS, { method: 'POST', body: 'quick' }));
  expect(await quick.text()).toBe('quick');
  await writer.write(new TextEncoder().encode('slow'));
  await writer.close();
  expect(await (await slow).text()).toBe('slow');
});

test('a body is accepted up to the limit and read no further', async () => {
  const fetch = oneAtATime(async (request) => new Response(await request.text()));
  const post = (body: BodyInit) =>
    fetch(new Request(ADDRESS, { method: 'POST', body, duplex: 'half' } as RequestInit));
  const longest = 'x'.repeat(MOST_BYTES);
  expect(await (await post(longest)).text()).toBe(longest);
  expect((await post(`${longest}x`)).status).toBe(413);

  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1024;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  expect((await post(endless)).status).toBe(413);
  expect(pulled).toBeLessThan(2 * MOST_BYTES);
});

test('a body that declares itself too long is not read at all', async () => {
  const fetch = oneAtATime(async () => new Response('taken'));
  const request = new Request(ADDRESS, {
    method: 'POST',
    body: '{}',
    headers: { 'content-length': String(MOST_BYTES + 1) },
  });
  expect((await fetch(request)).status).toBe(413);
  expect(request.bodyUsed).toBe(false);
});
