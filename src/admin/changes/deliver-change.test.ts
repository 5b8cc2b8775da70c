import { describe, expect, it, vi } from 'vitest';
import type { Change, ChangeAction } from '../../domain/change';
import type { StaffEvent } from '../../domain/staff-event';
import { createDeliverChange } from './deliver-change';
import type { SignedIn } from './staff-request';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const ID = '0b7f3c1e-8f52-4f0e-9d5e-2c8a4b6d1f00';
const reader = { id: ID, is_active: false };
const EVENT = 'b5a0c9de-3f0e-4b7f-9a51-0d5a7a6a9f11';
const PAGE = '<!doctype html><title>Welcome to Hotel WiFi</title>';

const rows = (...list: object[]) => Response.json(list);
const expired = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
const unexplained = () => new Response('', { status: 401 });
const forbidden = () => Response.json({ code: '42501', message: 'denied' }, { status: 403 });

const deactivate = {
  row_table: 'newsletter_subscribers',
  action: 'active',
  value: 'false',
} as const;
const remove = { row_table: 'newsletter_subscribers', action: 'delete', value: null } as const;
const event = (value: StaffEvent, row_table: 'leads' | 'contacts' = 'leads') =>
  ({ row_table, action: 'event', value }) as const;
const contacted = event({ kind: 'status', status: 'contacted' });
const inserted = () => new Response('', { status: 201 });
const refused =
  (code: string, message: string, status = 400) =>
  () =>
    Response.json({ code, message }, { status });

/** Delivers one change; the responses are returned in turn. */
function send(action: ChangeAction, ...answers: (() => Response | Promise<Response>)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const sessions: boolean[] = [];
  const onRow = vi.fn();
  const session = vi.fn(async (isRefused: boolean): Promise<SignedIn | null> => {
    sessions.push(isRefused);
    return { access_token: isRefused ? 'new' : 'old', user: { id: 'ada' } };
  });
  const { deliver } = createDeliverChange({
    url: 'https://project.example/rest/v1',
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
    onRow,
  });
  const seen = action.action === 'event' ? null : 'true';
  const change: Change = { ...action, table: 'changes', row_id: ID, seen, staff: 'ada' };
  const parcel = { id: EVENT, capturedAt: '2026-11-21T08:59:00.000Z', change, basis: seen };
  return {
    asked,
    sessions,
    session,
    onRow,
    go: () => deliver(parcel, new AbortController().signal),
  };
}

const paths = (asked: { url: string; init: RequestInit }[]) =>
  asked.map(({ url, init }) => `${init.method} ${decodeURIComponent(new URL(url).search)}`);

describe('delivering an event', () => {
  it('inserts it under its own id and time, with the sender’s token, and asks for nothing back', async () => {
    const { asked, go, onRow } = send(contacted, inserted);
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
    expect(onRow).not.toHaveBeenCalled();
  });

  it('names a contact as one', async () => {
    const { asked, go } = send(event({ kind: 'note', body: 'Rang' }, 'contacts'), inserted);
    expect(await go()).toEqual({ kind: 'delivered' });
    expect(JSON.parse(String(asked[0]?.init.body))).toMatchObject({ contact_id: ID, body: 'Rang' });
  });

  it.each<[string, () => Response]>([
    [
      'an earlier attempt had arrived',
      refused('23505', 'duplicate key value violates unique constraint "lead_events_pkey"', 409),
    ],
    [
      'an earlier attempt had arrived, embedded',
      refused('SUP', 'error: duplicate key violates unique constraint "lead_events_pkey"', 500),
    ],
    ['somebody else has merged them', refused('PT409', 'These are one already.', 409)],
    ['one’s other phone has confirmed it', refused('PT409', 'This is confirmed already.', 409)],
    ['somebody else took it back', refused('PT409', 'This is taken back already.', 409)],
  ])('has nothing left to do if %s', async (_title, answer) => {
    expect(await send(contacted, answer).go()).toEqual({ kind: 'delivered' });
  });

  it.each([
    ['PT422', 'What was answered is not new again.'],
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

  it('is not delivered by a hotspot’s list', async () => {
    const { go } = send(contacted, () => rows(reader));
    expect(await go()).toMatchObject({ kind: 'retry', scope: 'link' });
  });
});

describe('delivering a change of a subscriber', () => {
  it.each<[string, ChangeAction, string, object | undefined]>([
    ['their state', deactivate, `PATCH ?id=eq.${ID}&is_active=eq.true`, { is_active: false }],
    ['their deletion', remove, `DELETE ?id=eq.${ID}&is_active=eq.true`, undefined],
  ])('%s, only as it was seen', async (_title, action, path, body) => {
    const { asked, go, onRow } = send(action, () => rows(reader));
    expect(await go()).toMatchObject({ kind: 'delivered' });
    expect(paths(asked)).toEqual([path]);
    const sent = asked[0]?.init.body;
    expect(sent === undefined ? undefined : JSON.parse(String(sent))).toEqual(body);
    expect(onRow).toHaveBeenCalledExactlyOnceWith(ID, body ? reader : null);
  });

  it('tries once more on a row that is as seen after all', async () => {
    const { asked, go } = send(
      deactivate,
      () => rows(),
      () => rows({ ...reader, is_active: true }),
      () => rows(),
    );
    expect(await go()).toMatchObject({ kind: 'retry', scope: 'entry' });
    expect(paths(asked).map((path) => path.split(' ')[0])).toEqual(['PATCH', 'GET', 'PATCH']);
  });

  it('is a conflict if they were deleted since, unless that is what was wanted', async () => {
    const gone = [() => rows(), () => rows(), () => rows({ role: 'admin' })];
    const changed = send(deactivate, ...gone);
    expect(await changed.go()).toMatchObject({ kind: 'conflict' });
    expect(changed.onRow).toHaveBeenCalledExactlyOnceWith(ID, null);
    expect(await send(remove, ...gone).go()).toEqual({ kind: 'delivered' });
  });
});

describe('a failed attempt', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a hotspot', () => new Response(PAGE)],
    ['rows that are not ours', () => rows({ id: ID })],
    ['more than one row', () => rows(reader, reader)],
  ])('is no delivery: %s', async (_title, answer) => {
    const { go, onRow } = send(deactivate, answer);
    expect(await go()).toMatchObject({ kind: 'retry', scope: 'link' });
    expect(onRow).not.toHaveBeenCalled();
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

  it('does not mistake a hidden row for a deleted one', async () => {
    const { go, onRow } = send(
      remove,
      () => rows(),
      () => rows(),
      () => rows(),
    );
    expect(await go()).toMatchObject({ kind: 'hold', scope: 'all' });
    expect(onRow).not.toHaveBeenCalled();
  });
});

it.each<[string, () => Response]>([
  ['its own word for it', expired],
  ['an answer without a reason', unexplained],
])('a 401 with %s is tried once more with a new token', async (_title, answer) => {
  const { asked, go, sessions } = send(deactivate, answer, () => rows(reader));
  expect(await go()).toMatchObject({ kind: 'delivered' });
  expect(sessions).toEqual([false, true]);
  expect(asked[1]?.init.headers).toMatchObject({ Authorization: 'Bearer new' });
});

it('an unexplained 401 from two valid tokens is a link failure, not a sign-out', async () => {
  const { go } = send(deactivate, unexplained, unexplained);
  expect(await go()).toMatchObject({ kind: 'retry', scope: 'link' });
});
