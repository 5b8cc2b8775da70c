import { describe, expect, it, vi } from 'vitest';
import type { Change, ChangeAction } from '../../domain/change';
import type { StaffEvent } from '../../domain/staff-event';
import { createDeliverChange, type SignedIn } from './deliver-change';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const ID = '0b7f3c1e-8f52-4f0e-9d5e-2c8a4b6d1f00';
const reader = { id: ID, is_active: false };
const EVENT = 'b5a0c9de-3f0e-4b7f-9a51-0d5a7a6a9f11';
const PAGE = '<!doctype html><title>Welcome to Hotel WiFi</title>';

const rows = (...list: object[]) => Response.json(list);
const expired = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
const unexplained = () => new Response('', { status: 401 });
const forbidden = () => Response.json({ code: '42501', message: 'denied' }, { status: 403 });

const subscriber = (kind: 'unsubscription' | 'deletion') =>
  ({ row_table: 'newsletter_subscribers', action: 'subscriber', value: { kind } }) as const;
const deactivate = subscriber('unsubscription');
const remove = subscriber('deletion');
const event = (value: StaffEvent, row_table: 'leads' | 'contacts' = 'leads') =>
  ({ row_table, action: 'event', value }) as const;
const contacted = event({ kind: 'status', status: 'contacted' });
const DUPLICATE = 'duplicate key value violates unique constraint "lead_events_pkey"';
const inserted = () => new Response('', { status: 201 });
const refused =
  (code: string, message: string, status = 400) =>
  () =>
    Response.json({ code, message }, { status });

/** Delivers one change; the responses are returned in turn. */
function send(action: ChangeAction, ...answers: (() => Response | Promise<Response>)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const sessions: boolean[] = [];
  const session = vi.fn(async (isRefused: boolean): Promise<SignedIn | null> => {
    sessions.push(isRefused);
    return { access_token: isRefused ? 'new' : 'old', user: { id: 'ada' } };
  });
  const { deliver } = createDeliverChange({
    url: 'https://project.example',
    key: 'sb_publishable_x',
    staff: 'ada',
    async fetch(url, init) {
      asked.push({ url, init });
      const answer = answers.shift();
      if (!answer) throw new Error(`Nobody answers ${url}.`);
      return answer();
    },
    session,
    now: () => NOW,
  });
  const change: Change = { ...action, table: 'changes', row_id: ID, staff: 'ada' };
  const parcel = { id: EVENT, capturedAt: '2026-11-21T08:59:00.000Z', change };
  const go = () => deliver(parcel, new AbortController().signal);
  return { asked, sessions, session, go };
}

describe('delivering an event', () => {
  it('inserts it under its own id and time, with the sender’s token, and asks for nothing back', async () => {
    const { asked, go } = send(contacted, inserted);
    expect(await go()).toEqual({ kind: 'delivered' });
    const [request] = asked;
    expect(new URL(request?.url ?? '').pathname).toBe('/rest/v1/lead_events');
    expect(request?.init).toMatchObject({
      method: 'POST',
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      headers: {
        apikey: 'sb_publishable_x',
        Authorization: 'Bearer old',
        Prefer: 'return=minimal',
      },
    });
    expect(JSON.parse(String(request?.init.body))).toEqual({
      id: EVENT,
      lead_id: ID,
      captured_at: '2026-11-21T08:59:00.000Z',
      kind: 'status',
      status: 'contacted',
    });
  });

  const note = event({ kind: 'note', body: 'Rang' }, 'contacts');
  it.each<[string, ChangeAction, string, object]>([
    ['a contact', note, 'lead_events', { contact_id: ID, body: 'Rang' }],
    [
      'a subscriber',
      deactivate,
      'subscriber_events',
      { subscriber_id: ID, kind: 'unsubscription' },
    ],
  ])('names %s as one', async (_title, action, table, body) => {
    const { asked, go } = send(action, inserted);
    expect(await go()).toEqual({ kind: 'delivered' });
    expect(asked[0]?.url).toMatch(new RegExp(`/${table}$`));
    expect(JSON.parse(String(asked[0]?.init.body))).toMatchObject(body);
  });

  it('of a subscriber who was deleted since is a conflict, unless that is what was wanted', async () => {
    const gone = (what: string) => refused('PT409', `This subscriber ${what}.`, 409);
    const changed = send(deactivate, gone('has been deleted since'));
    expect(await changed.go()).toMatchObject({ kind: 'conflict' });
    const deleted = send(remove, gone('is already deleted'));
    expect(await deleted.go()).toEqual({ kind: 'delivered' });
  });

  it.each<[string, () => Response]>([
    ['an earlier attempt had arrived', refused('23505', DUPLICATE, 409)],
    ['an earlier attempt had arrived, embedded', refused('SUP', `error: ${DUPLICATE}`, 500)],
    ['somebody else has merged them', refused('PT409', 'These are already one.', 409)],
    ['one’s other phone has confirmed it', refused('PT409', 'This is already confirmed.', 409)],
    ['somebody else took it back', refused('PT409', 'This has already been taken back.', 409)],
  ])('has nothing left to do if %s', async (_title, answer) => {
    expect(await send(contacted, answer).go()).toEqual({ kind: 'delivered' });
  });

  it.each([
    ['PT422', 'This has been answered, so it can no longer be new.'],
    ['PT409', 'The row to merge into is deleted.'],
  ])('that the database refuses says why, in its words (%s)', async (code, message) => {
    const { go } = send(contacted, refused(code, message, 409));
    expect(await go()).toMatchObject({ kind: 'rejected', why: message, code });
  });

  it('of an appointment is a conflict if somebody else was quicker', async () => {
    const seen = { appointment_at: '2026-12-01T09:00:00Z' };
    for (const value of [
      { kind: 'confirmation', host: 'obi', ...seen } as const,
      { kind: 'held', ...seen } as const,
    ]) {
      const { go } = send(event(value), refused('PT409', 'Already confirmed by ada.', 409));
      expect(await go()).toEqual({ kind: 'conflict', why: 'Already confirmed by ada.' });
    }
  });

  it('on a row that went to a colleague is refused, and held if one’s own role was taken', async () => {
    const asAgent = send(contacted, forbidden, () => rows({ role: 'agent' }));
    expect(await asAgent.go()).toMatchObject({
      kind: 'rejected',
      why: 'This lead is a colleague’s by now, or it was erased.',
    });
    const asNobody = send(contacted, forbidden, () => rows());
    expect(await asNobody.go()).toMatchObject({ kind: 'hold', scope: 'all' });
  });
});

describe('a failed attempt', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a hotspot', () => new Response(PAGE)],
    ['a list of rows', () => rows(reader)],
  ])('is no delivery: %s', async (_title, answer) => {
    expect(await send(deactivate, answer).go()).toMatchObject({ kind: 'retry', scope: 'link' });
  });

  it('waits for the next sign-in when the new token is refused as well', async () => {
    const { go } = send(deactivate, expired, expired);
    expect(await go()).toMatchObject({ kind: 'hold', scope: 'all' });
  });

  it('sends nothing if nobody, or somebody else, is signed in', async () => {
    const { asked, session, go } = send(deactivate);
    session.mockResolvedValueOnce(null);
    expect(await go()).toMatchObject({ kind: 'hold', scope: 'all' });
    session.mockResolvedValueOnce({ access_token: 'x', user: { id: 'obi' } });
    expect(await go()).toMatchObject({ kind: 'hold', scope: 'all' });
    expect(asked).toEqual([]);
  });

  it('is a link failure, not a sign-out, if no new token can be fetched', async () => {
    const { session, go } = send(deactivate);
    session.mockRejectedValueOnce(new TypeError('no network'));
    expect(await go()).toMatchObject({ kind: 'retry', scope: 'link' });
  });

  it('is rejected if an administrator may not do this, and held if the user is no longer one', async () => {
    const asAdmin = send(deactivate, forbidden, () => rows({ role: 'admin' }));
    expect(await asAdmin.go()).toMatchObject({ kind: 'rejected', code: '42501' });
    for (const answer of [rows, forbidden]) {
      const asNobody = send(deactivate, forbidden, () => answer());
      expect(await asNobody.go()).toMatchObject({ kind: 'hold', scope: 'all' });
    }
  });
});

it.each<[string, () => Response]>([
  ['its own word for it', expired],
  ['an answer without a reason', unexplained],
])('a 401 with %s is tried once more with a new token', async (_title, answer) => {
  const { asked, go, sessions } = send(deactivate, answer, inserted);
  expect(await go()).toMatchObject({ kind: 'delivered' });
  expect(sessions).toEqual([false, true]);
  expect(asked[1]?.init.headers).toMatchObject({ Authorization: 'Bearer new' });
});

it('an unexplained 401 from two valid tokens is a link failure, not a sign-out', async () => {
  const { go } = send(deactivate, unexplained, unexplained);
  expect(await go()).toMatchObject({ kind: 'retry', scope: 'link' });
});
