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
  it('posts one row with its id and capture time, without a user’s token', async () => {
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

  it('is retried when the body of another answer is cut off', async () => {
    const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
    const { send } = way(async () => new Response(cut, { status: 409 }));
    expect(await send()).toMatchObject({ kind: 'retry', scope: 'link', mayBeStored: true });
  });

  it('is tried again when there is no network', async () => {
    const { send } = way(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await send()).toMatchObject({ kind: 'retry', scope: 'link', mayBeStored: true });
  });

  it('passes the signal to the request, so that a hanging one is aborted', async () => {
    const { asked, send } = way(async () => new Response(null, { status: 201 }));
    const { signal } = new AbortController();
    await send(signal);
    expect(asked[0]?.init.signal).toBe(signal);
  });

  it('reads the delay from the header', async () => {
    const { send } = way(
      async () => new Response('', { status: 503, headers: { 'Retry-After': '7' } }),
    );
    expect(await send()).toMatchObject({ kind: 'retry', retryAfterMs: 7_000 });
  });
});

describe('a lead and its correction', () => {
  const lead = {
    table: 'leads',
    name: 'Ada Obi',
    email: null,
    phone: '+2348035550142',
    property_interest: 'Bloom Towers',
    notes: null,
    source: 'viewing',
  } as const;

  async function send(submission: Parcel['submission'], answer: Response, amends?: string) {
    const asked: { url: string; body: unknown }[] = [];
    const deliver = createDeliver({
      url: 'https://project.example',
      key: 'sb_publishable_x',
      now: () => 0,
      async fetch(url, init) {
        asked.push({ url, body: JSON.parse(String(init.body)) });
        return answer;
      },
    });
    const outcome = await deliver(
      { ...parcel, submission, secret: 'secret', amends },
      new AbortController().signal,
    );
    return { outcome, asked: asked[0] };
  }

  it('sends the secret with the row', async () => {
    const { outcome, asked } = await send(lead, new Response(null, { status: 201 }));
    expect(outcome).toEqual({ kind: 'delivered' });
    expect(asked?.body).toMatchObject({ id: parcel.id, amend_secret: 'secret', source: 'viewing' });
  });

  it('goes to the function that asks for the secret, with the row’s new values', async () => {
    const { outcome, asked } = await send({ ...lead, revision: 2 }, new Response('"amended"'));
    expect(outcome).toEqual({ kind: 'delivered' });
    expect(asked?.url).toBe('https://project.example/rest/v1/rpc/amend_lead');
    const { table: _table, source: _source, ...columns } = lead;
    expect(asked?.body).toEqual({ id: parcel.id, secret: 'secret', revision: 2, columns });
  });

  it('of another entry’s lead leaves the name and contact details', async () => {
    const outgoing = { ...lead, source: 'whatsapp', revision: 1 } as const;
    const { asked } = await send(outgoing, new Response('"amended"'), 'another-id');
    expect(asked?.body).toEqual({
      id: 'another-id',
      secret: 'secret',
      revision: 1,
      columns: {
        name: null,
        email: null,
        phone: null,
        property_interest: 'Bloom Towers',
        notes: null,
      },
    });
  });

  it.each(['late', 'changed', 'unknown'])('is parked where the database says "%s"', async (why) => {
    const { outcome } = await send({ ...lead, revision: 1 }, new Response(JSON.stringify(why)));
    expect(outcome).toEqual({ kind: 'rejected', why, names: 'amend_lead' });
  });

  it.each([
    ['a hotspot’s page', new Response('<p>amended</p>')],
    ['nothing', new Response(null, { status: 204 })],
    ['a stored row', new Response(null, { status: 201 })],
    ['another word', new Response('"fine"')],
  ])('does not count as delivered on %s', async (_, answer) => {
    expect((await send({ ...lead, revision: 1 }, answer)).outcome.kind).toBe('retry');
  });
});
