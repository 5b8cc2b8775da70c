import { describe, expect, it, vi } from 'vitest';
import type { Change, ChangeAction } from '../../domain/change';
import { createDeliverChange } from './deliver-change';
import type { SignedIn } from './staff-request';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const ID = '0b7f3c1e-8f52-4f0e-9d5e-2c8a4b6d1f00';
const MOMENT = '2026-11-21 08:00:00.123+00';
const SEEN = `${MOMENT}|new|0`;
const lead = { id: ID, status: 'contacted', notes: null, updated_at: '2026-11-21 09:00:00.5+00' };
const PAGE = '<!doctype html><title>Welcome to Hotel WiFi</title>';

const rows = (...list: object[]) => Response.json(list);
const expired = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
const unexplained = () => new Response('', { status: 401 });
const forbidden = () => Response.json({ code: '42501', message: 'denied' }, { status: 403 });

const status = { row_table: 'leads', action: 'status', value: 'contacted' } as const;
const remove = { row_table: 'leads', action: 'delete', value: null } as const;

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
  const seen =
    action.row_table === 'leads' ? SEEN : action.row_table === 'contacts' ? null : 'true';
  const change: Change = { ...action, table: 'changes', row_id: ID, seen, staff: 'ada' };
  return {
    asked,
    sessions,
    session,
    onRow,
    go: () => deliver({ change, basis: seen }, new AbortController().signal),
  };
}

const paths = (asked: { url: string; init: RequestInit }[]) =>
  asked.map(({ url, init }) => `${init.method} ${decodeURIComponent(new URL(url).search)}`);

describe('delivering a change', () => {
  it('names the row and the state it is based on, and sends the administrator’s token', async () => {
    const { asked, go, onRow } = send(status, () => rows(lead));
    expect(await go()).toEqual({
      kind: 'delivered',
      seenNow: `${lead.updated_at}|contacted|ztntfp`,
    });
    const [request] = asked;
    const url = new URL(request?.url ?? '');
    expect(url.pathname).toBe('/rest/v1/leads');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      id: `eq.${ID}`,
      updated_at: `eq.${MOMENT}`,
    });
    expect(request?.init).toMatchObject({
      method: 'PATCH',
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      headers: {
        apikey: 'sb_publishable_x',
        Authorization: 'Bearer old',
        Prefer: 'return=representation',
      },
    });
    expect(JSON.parse(String(request?.init.body))).toEqual({
      status: 'contacted',
      updated_at: '2026-11-21T09:00:00.000Z',
    });
    expect(onRow).toHaveBeenCalledExactlyOnceWith('leads', ID, lead);
  });

  it.each<[string, ChangeAction, string, object | undefined]>([
    [
      'a subscriber’s state',
      { row_table: 'newsletter_subscribers', action: 'active', value: 'false' },
      `PATCH ?id=eq.${ID}&is_active=eq.true`,
      { is_active: false },
    ],
    [
      'a subscriber’s deletion',
      { row_table: 'newsletter_subscribers', action: 'delete', value: null },
      `DELETE ?id=eq.${ID}&is_active=eq.true`,
      undefined,
    ],
    [
      'a contact’s deletion',
      { row_table: 'contacts', action: 'delete', value: null },
      `DELETE ?id=eq.${ID}`,
      undefined,
    ],
  ])('%s, only as it was seen', async (_title, action, path, body) => {
    const row = { id: ID, is_active: false, message: 'Hello' };
    const { asked, go } = send(action, () => rows(row));
    expect(await go()).toMatchObject({ kind: 'delivered' });
    expect(paths(asked)).toEqual([path]);
    const sent = asked[0]?.init.body;
    expect(sent === undefined ? undefined : JSON.parse(String(sent))).toEqual(body);
  });

  it('tries once more on a row whose time changed, but not its contents', async () => {
    const touched = { ...lead, status: 'new' };
    const seen = { ...touched };
    const { asked, go } = send(
      { row_table: 'leads', action: 'notes', value: 'Rang.' },
      () => rows(),
      () => rows({ ...seen, updated_at: MOMENT }),
      () => rows(),
    );
    expect(await go()).toMatchObject({ kind: 'retry', scope: 'entry' });
    expect(paths(asked).map((path) => path.split(' ')[0])).toEqual(['PATCH', 'GET', 'PATCH']);
  });
});

describe('a failed attempt', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a hotspot', () => new Response(PAGE)],
    ['rows that are not ours', () => rows({ id: ID })],
    ['more than one row', () => rows(lead, lead)],
  ])('is no delivery: %s', async (_title, answer) => {
    const { go, onRow } = send(status, answer);
    expect(await go()).toMatchObject({ kind: 'retry', scope: 'link' });
    expect(onRow).not.toHaveBeenCalled();
  });

  it('asks for a new token once, and continues with it', async () => {
    const { asked, sessions, go } = send(status, expired, () => rows(lead));
    expect(await go()).toMatchObject({ kind: 'delivered' });
    expect(sessions).toEqual([false, true]);
    expect(asked[1]?.init.headers).toMatchObject({ Authorization: 'Bearer new' });
  });

  it('waits for the next sign-in when the new token is refused as well', async () => {
    const { go } = send(status, expired, expired);
    expect(await go()).toMatchObject({ kind: 'hold', scope: 'all' });
  });

  it('sends nothing if nobody, or somebody else, is signed in', async () => {
    const { asked, session, go } = send(status);
    session.mockResolvedValueOnce(null);
    expect(await go()).toMatchObject({ kind: 'hold', scope: 'all' });
    session.mockResolvedValueOnce({ access_token: 'x', user: { id: 'obi' } });
    expect(await go()).toMatchObject({ kind: 'hold', scope: 'all' });
    expect(asked).toEqual([]);
  });

  it('is a link failure, not a sign-out, if no new token can be fetched', async () => {
    const { session, go } = send(status);
    session.mockRejectedValueOnce(new TypeError('no network'));
    expect(await go()).toMatchObject({ kind: 'retry', scope: 'link' });
  });

  it('is rejected if an administrator may not do this, and held if the user is no longer one', async () => {
    const asAdmin = send(status, forbidden, () => rows({ role: 'admin' }));
    expect(await asAdmin.go()).toMatchObject({ kind: 'rejected', code: '42501' });
    for (const answer of [rows, forbidden]) {
      const asNobody = send(status, forbidden, () => answer());
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
  const { go, sessions } = send(status, answer, () => rows(lead));
  expect(await go()).toMatchObject({ kind: 'delivered' });
  expect(sessions).toEqual([false, true]);
});

it('an unexplained 401 from two valid tokens is a link failure, not a sign-out', async () => {
  const { go } = send(status, unexplained, unexplained);
  expect(await go()).toMatchObject({ kind: 'retry', scope: 'link' });
});
