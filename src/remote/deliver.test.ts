import { describe, expect, it } from 'vitest';
import type { Lead } from '../domain/lead';
import { LeadSchema } from '../domain/submission';
import { contact, viewing } from '../offline/doubles/samples';
import type { Parcel, PictureParcel } from '../offline/outcome';
import { createDeliver } from './deliver';
import { unclear } from './doubles/answers';

const parcel: Parcel = {
  id: '0b7f3c1e-8f52-4f0e-9d5e-2c8a4b6d1f00',
  capturedAt: '2026-11-20T17:30:00.000Z',
  ambiguous: false,
  submission: contact(),
};

const EPOCH = '5f1c8f0e-52e9-4b62-a3b5-6f1f3b1a7d10';

/** What the database says of an entry. */
const said = (outcome: string, id = parcel.id, more = {}) =>
  Response.json({ outcome, id, epoch: EPOCH, ...more });

function way(
  answer: () => Promise<Response>,
  sent: Parcel | PictureParcel = parcel,
  tokenOf?: (account: string, mayRenew: boolean) => Promise<string | undefined>,
) {
  const asked: { url: string; init: RequestInit }[] = [];
  const deliver = createDeliver({
    url: 'https://project.example',
    key: 'sb_publishable_x',
    now: () => Date.parse(parcel.capturedAt),
    ...(tokenOf && { tokenOf }),
    fetch: (url, init) => {
      asked.push({ url, init });
      return answer();
    },
  });
  return { asked, send: (signal = new AbortController().signal) => deliver(sent, signal) };
}

const entryIn = ({ init }: { init: RequestInit }) => JSON.parse(String(init.body)).entry;

const picture: PictureParcel = {
  id: 'picture:0b7f3c1e-8f52-4f0e-9d5e-2c8a4b6d1f00',
  lead: '0b7f3c1e-8f52-4f0e-9d5e-2c8a4b6d1f00',
  secret: '6ac39d5f-18cf-42f3-9fc4-2169468d7f65',
  picture: Uint8Array.from([0xff, 0xd8, 0xff]).buffer,
};

describe('sending one picture', () => {
  it('posts it in base64 with the secret of its lead', async () => {
    const { asked, send } = way(async () => said('stored'), picture);
    expect(await send()).toEqual({ kind: 'delivered', epoch: EPOCH });
    expect(asked.map(({ url }) => url)).toEqual([
      'https://project.example/rest/v1/rpc/attach_picture',
    ]);
    expect(asked.map(entryIn)).toEqual([
      { id: picture.lead, secret: picture.secret, jpeg: '/9j/' },
    ]);
  });

  it('is rejected if its lead is gone', async () => {
    const gone = said('refused', picture.lead, { why: 'unknown' });
    const outcome = { kind: 'rejected', why: 'unknown', names: 'attach_picture' };
    expect(await way(async () => gone, picture).send()).toMatchObject(outcome);
  });
});

describe('sending one submission', () => {
  it('hands in one entry with its id and capture time, without a user’s token', async () => {
    const { asked, send } = way(async () => said('stored'));
    expect(await send()).toEqual({ kind: 'delivered', epoch: EPOCH });
    const [request] = asked;
    expect(request?.url).toBe('https://project.example/rest/v1/rpc/submit');
    expect(request?.init).toMatchObject({
      method: 'POST',
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      headers: { apikey: 'sb_publishable_x', 'Content-Type': 'application/json' },
    });
    expect(Object.keys(request?.init.headers ?? {})).not.toContain('Authorization');
    expect(request?.init).not.toHaveProperty('keepalive');
    expect(JSON.parse(String(request?.init.body))).toEqual({
      entry: {
        table: 'contacts',
        id: parcel.id,
        captured_at: parcel.capturedAt,
        columns: {
          name: 'Ada Obi',
          email: 'ada@example.com',
          phone: null,
          message: 'Is it still free?',
          property_interest: 'Citadel Views',
        },
      },
    });
  });

  it('is retried when its answer is cut off, and the retry finds it stored', async () => {
    const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
    const answers = [new Response(cut), said('delivered')];
    const { send } = way(async () => answers.shift() ?? Response.error());
    expect(await send()).toEqual({ ...unclear, why: 'TypeError' });
    expect(await send()).toEqual({ kind: 'delivered', epoch: EPOCH });
  });

  it('is tried again when there is no network', async () => {
    const { send } = way(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await send()).toEqual({ ...unclear, why: 'TypeError', isUnanswered: true });
  });

  it('passes the signal to the request, so that a hanging one is aborted', async () => {
    const { asked, send } = way(async () => said('stored'));
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
  const columns = Object.keys(LeadSchema.shape).map((column) => [column, `A ${column}`]);
  const lead: Lead = { ...Object.fromEntries(columns), table: 'leads', source: 'viewing' };

  async function send(submission: Parcel['submission'], answer: Response, amends?: string) {
    const signed = { by: 'tunde', pass: 'his-pass' };
    const sent = { ...parcel, ...signed, submission, secret: 'secret', amends };
    const { asked, send } = way(async () => answer, sent);
    const outcome = await send();
    const [request] = asked.map(({ url, init }) => ({ url, entry: entryIn({ init }) }));
    return { outcome, asked: request };
  }

  it('sends the secret with the row, and the pass of whoever captured it', async () => {
    const { outcome, asked } = await send(lead, said('stored'));
    expect(outcome).toEqual({ kind: 'delivered', epoch: EPOCH });
    expect(asked?.entry).toMatchObject({
      id: parcel.id,
      secret: 'secret',
      pass: 'his-pass',
      columns: { source: 'viewing' },
    });
  });

  it('goes to the function that asks for the secret, with the row’s new values and no pass', async () => {
    const { outcome, asked } = await send({ ...lead, revision: 2 }, said('stored'));
    expect(outcome).toEqual({ kind: 'delivered', epoch: EPOCH });
    expect(asked?.url).toBe('https://project.example/rest/v1/rpc/correct');
    const { table: _table, source: _source, ...columns } = lead;
    expect(asked?.entry).toEqual({ id: parcel.id, secret: 'secret', revision: 2, columns });
  });

  it('of another entry’s lead leaves the name and contact details', async () => {
    const { table: _table, source: _source, ...columns } = lead;
    const outgoing = { ...lead, source: 'whatsapp', revision: 1 } as const;
    const { asked, outcome } = await send(outgoing, said('stored', 'another-id'), 'another-id');
    expect(outcome).toEqual({ kind: 'delivered', epoch: EPOCH });
    expect(asked?.entry).toEqual({
      id: 'another-id',
      secret: 'secret',
      revision: 1,
      columns: { ...columns, name: null, email: null, phone: null },
    });
  });
});

describe('sending a viewing of somebody who is signed in', () => {
  const captured: Parcel = { ...parcel, by: 'tunde', submission: viewing() };

  async function tokensSent(
    sent: Parcel,
    answers: (Response | Promise<Response>)[],
    tokenOf?: Parameters<typeof way>[2],
  ) {
    const answer = async () => answers.shift() ?? Promise.reject(new Error('Nobody is asked.'));
    const { asked, send } = way(answer, sent, tokenOf);
    const { kind } = await send();
    const tokenIn = (init: RequestInit) => new Headers(init.headers).get('Authorization');
    return { tokens: asked.map(({ init }) => tokenIn(init) ?? undefined), kind };
  }

  const stored = () => said('stored');
  const refused = (status: number) =>
    Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status });
  const tokenOf = async (account: string) => (account === 'tunde' ? 'his-token' : undefined);

  it('takes a live token along with its pass, and waits for none to be renewed', async () => {
    const signed = { ...captured, pass: 'his-pass' };
    const live = async (_: string, mayRenew: boolean) => (mayRenew ? undefined : 'his-token');
    expect(await tokensSent(signed, [stored()], live)).toEqual({
      tokens: ['Bearer his-token'],
      kind: 'delivered',
    });
    const expired = async (_: string, mayRenew: boolean) => (mayRenew ? 'renewed' : undefined);
    expect((await tokensSent(signed, [stored()], expired)).tokens).toEqual([undefined]);
  });

  it('carries their token', async () => {
    expect(await tokensSent(captured, [stored()], tokenOf)).toEqual({
      tokens: ['Bearer his-token'],
      kind: 'delivered',
    });
  });

  it.each([401, 403])(
    'goes out in nobody’s name at once if the token is answered with %d',
    async (status) => {
      expect(await tokensSent(captured, [refused(status), stored()], tokenOf)).toEqual({
        tokens: ['Bearer his-token', undefined],
        kind: 'delivered',
      });
    },
  );

  it('asks once more and no further where even the public key is refused', async () => {
    const { tokens } = await tokensSent(captured, [refused(401), refused(401)], tokenOf);
    expect(tokens).toEqual(['Bearer his-token', undefined]);
  });

  it.each([
    ['nobody was signed in', { ...captured, by: undefined }, tokenOf],
    ['somebody else is signed in by now', { ...captured, by: 'bisi' }, tokenOf],
    ['it is sent by the worker, which knows no session', captured, undefined],
    [
      'it is a correction, proved by its secret',
      { ...captured, submission: { ...captured.submission, revision: 1 } },
      tokenOf,
    ],
  ])('goes out in nobody’s name if %s', async (_, sent, tokens) => {
    expect((await tokensSent(sent, [stored()], tokens)).tokens).toEqual([undefined]);
  });

  it('is tried again later after a lost answer, since it may be stored', async () => {
    const lost = await tokensSent(
      captured,
      [Promise.reject(new TypeError('Failed to fetch'))],
      tokenOf,
    );
    expect(lost).toEqual({ tokens: ['Bearer his-token'], kind: 'retry' });
  });
});
