import { describe, expect, it } from 'vitest';
import type { Parcel } from '../offline/outcome';
import { createDeliver } from './deliver';

const parcel: Parcel = {
  id: '0b7f3c1e-8f52-4f0e-9d5e-2c8a4b6d1f00',
  capturedAt: '2026-11-20T17:30:00.000Z',
  ambiguous: false,
  submission: {
    table: 'contacts',
    name: 'Ada Obi',
    email: 'ada@example.com',
    phone: null,
    message: 'Is it still free?',
    property_interest: 'Citadel Views',
  },
};

function way(answer: (url: string, init: RequestInit) => Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = [];
  const deliver = createDeliver({
    url: 'https://project.example',
    key: 'sb_publishable_x',
    now: () => Date.parse(parcel.capturedAt),
    fetch: (url, init) => {
      asked.push({ url, init });
      return answer(url, init);
    },
  });
  return { asked, send: (signal = new AbortController().signal) => deliver(parcel, signal) };
}

describe('sending one submission', () => {
  it('posts one row with its id and its time of capture, and nobody’s token', async () => {
    const { asked, send } = way(async () => new Response(null, { status: 201 }));
    expect(await send()).toEqual({ kind: 'delivered' });
    const [request] = asked;
    expect(request?.url).toBe('https://project.example/rest/v1/contacts');
    expect(request?.init).toMatchObject({
      method: 'POST',
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      headers: {
        apikey: 'sb_publishable_x',
        'Content-Type': 'application/json',
        Prefer: 'return=minimal',
      },
    });
    expect(Object.keys(request?.init.headers ?? {})).not.toContain('Authorization');
    expect(request?.init).not.toHaveProperty('keepalive');
    expect(JSON.parse(String(request?.init.body))).toEqual({
      id: parcel.id,
      captured_at: parcel.capturedAt,
      name: 'Ada Obi',
      email: 'ada@example.com',
      phone: null,
      message: 'Is it still free?',
      property_interest: 'Citadel Views',
    });
  });

  it('counts as stored on the status alone, when the rest of the answer is cut', async () => {
    const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
    const { send } = way(async () => new Response(cut, { status: 201 }));
    expect(await send()).toEqual({ kind: 'delivered' });
  });

  it('is tried again when the body of another answer is cut', async () => {
    const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
    const { send } = way(async () => new Response(cut, { status: 409 }));
    expect(await send()).toMatchObject({ kind: 'retry', scope: 'link', mayBeStored: true });
  });

  it('is tried again when there is no network', async () => {
    const { send } = way(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await send()).toMatchObject({ kind: 'retry', scope: 'link', mayBeStored: true });
  });

  it('hands the signal to the request, so that a hanging one is cut', async () => {
    const { asked, send } = way(async () => new Response(null, { status: 201 }));
    const { signal } = new AbortController();
    await send(signal);
    expect(asked[0]?.init.signal).toBe(signal);
  });

  it('reads the waiting time from the header', async () => {
    const { send } = way(
      async () => new Response('', { status: 503, headers: { 'Retry-After': '7' } }),
    );
    expect(await send()).toMatchObject({ kind: 'retry', retryAfterMs: 7_000 });
  });
});
