import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANON, openTestBackend, type Row, SECRET, sample } from './support/backend';
import { entryOf } from './support/door';
import { lettersOf } from './support/letters';

const backend = await openTestBackend();
await backend.limit(1_000_000, 1_000_000);
const admin = await backend.signUpAdmin();
const letters = lettersOf(backend);

const subscribe = (row: Row) => backend.submit(ANON, 'newsletter_subscribers', row);
const again = (row: Row, changed: Row = {}): Row => ({
  ...sample('newsletter_subscribers'),
  email: row['email'],
  ...changed,
});
const age = (moment: unknown) => Math.abs(Date.now() - Date.parse(String(moment)));

async function stored(row: Row): Promise<Row> {
  const rows = await backend.rows('newsletter_subscribers', `&email=eq.${row['email']}`);
  expect(rows).toHaveLength(1);
  return rows[0] ?? {};
}

async function subscriber(): Promise<Row> {
  const row = sample('newsletter_subscribers');
  expect(await subscribe(row)).toMatchObject({ outcome: 'stored' });
  return row;
}

/** Somebody who subscribed and left by the link. */
async function leaver(): Promise<Row> {
  const row = await subscriber();
  await letters.use(await letters.token(row), false);
  return row;
}

describe('somebody who left the newsletter', () => {
  it('can come back by subscribing again: the same row, with the time', async () => {
    const row = await leaver();
    const left = await stored(row);
    expect(await subscribe(again(row))).toMatchObject({ outcome: 'stored' });
    const back = await stored(row);
    expect(back).toMatchObject({
      id: row['id'],
      is_active: true,
      subscribed_at: left['subscribed_at'],
      unsubscribed_at: left['unsubscribed_at'],
    });
    expect(age(back['resubscribed_at'])).toBeLessThan(60_000);
  });

  it('comes back once, however often the phone sends it', async () => {
    const row = await leaver();
    const return_ = again(row);
    await subscribe(return_);
    const back = await stored(row);
    for (let replay = 0; replay < 3; replay++) {
      expect(await subscribe(return_)).toMatchObject({ outcome: 'delivered' });
    }
    expect(await stored(row)).toEqual(back);
  });

  it('is not brought back by a late replay from before they left', async () => {
    const row = await leaver();
    const first = { ...row };
    expect(await subscribe(first)).toMatchObject({ outcome: 'delivered' });
    const return_ = again(row);
    await subscribe(return_);
    await letters.use(await letters.token(row), false);
    for (const replay of [first, return_]) {
      expect(await subscribe(replay)).toMatchObject({ outcome: 'delivered' });
    }
    expect(await stored(row)).toMatchObject({ is_active: false });
  });

  it('comes back once even after twenty simultaneous taps', async () => {
    const row = await leaver();
    const taps = Array.from({ length: 20 }, (_, n) => again(row, n % 2 ? {} : { id: row['id'] }));
    const one = again(row);
    const answers = await Promise.all([...taps, one, one, one].map(subscribe));
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(
      answers.filter(({ outcome }) => outcome === 'listed' || outcome === 'delivered'),
    ).toHaveLength(22);
    expect(await stored(row)).toMatchObject({ is_active: true });
  });

  it('keeps the name: anybody can type an address, and a name with it', async () => {
    const row = await leaver();
    await subscribe(again(row, { name: null }));
    expect(await stored(row)).toMatchObject({ name: 'Ada' });
    await letters.use(await letters.token(row), false);
    await subscribe(again(row, { name: 'Mallory' }));
    expect(await stored(row)).toMatchObject({ name: 'Ada', is_active: true });
  });

  it.each<[string, (email: unknown) => unknown]>([
    ['first a subscription', (email) => ({ id: randomUUID(), email })],
    ['first one with a name too long', (email) => ({ email, name: 'x'.repeat(201) })],
    ['first one without a key', (email) => ({ id: null, email })],
    ['first one with something that is not a key', (email) => ({ id: 'nonsense', email })],
    ['first one from years ago', (email) => ({ email, captured_at: '2021-01-01T00:00:00Z' })],
  ])(
    'cannot be told from somebody who was never subscribed, whatever a stranger sends: %s',
    async (_, first) => {
      const answers = async (email: unknown) => {
        const [one, two] = [randomUUID(), randomUUID()];
        const [short, long] = ['', 'x'.repeat(201)];
        const seen: unknown[] = [];
        const send = async (row: Row) => {
          const { status, outcome, json } = await subscribe(row);
          const { id, ...said } = (json ?? {}) as Row;
          // An id of the database's own tells nothing.
          seen.push([status, outcome, said, id === row['id']]);
        };
        await send(first(email) as Row);
        for (const name of [short, long]) await send({ id: one, email, name });
        await send({ id: one, email, is_active: false });
        await send({ id: one, email });
        await send({ id: two, email });
        await send({ id: two, email, name: long });
        await send({ id: one, email });
        await send({ id: null, email });
        await send({ id: one, email: `${randomUUID()}@example.com` });
        return seen;
      };
      const left = (await leaver())['email'];
      expect(await answers(left)).toEqual(await answers(sample('newsletter_subscribers')['email']));
    },
  );

  it.each([
    { prefer: 'count=exact' },
    { prefer: 'return=representation' },
    { accept: 'application/vnd.pgrst.object+json' },
  ])('is not revealed by asking for more in the response: %o', async (headers) => {
    const answer = async (email: unknown) => {
      const entry = entryOf('newsletter_subscribers', {
        ...sample('newsletter_subscribers'),
        email,
      });
      const sent = await backend.call(ANON, 'POST', '/rest/v1/rpc/submit', { entry }, headers);
      const { id: _, ...said } = sent.json as Row;
      return [sent.status, said, sent.headers.get('content-range')];
    };
    const left = await answer((await leaver())['email']);
    expect(left).toEqual(await answer(sample('newsletter_subscribers')['email']));
  });

  it('is left alone by an import with the secret key, which is told of the address', async () => {
    const row = await leaver();
    const answer = await backend.insert(SECRET, 'newsletter_subscribers', again(row));
    expect(answer).toMatchObject({ status: 409 });
    expect(await stored(row)).toMatchObject({ is_active: false });
  });
});

describe('what the staff do with a subscriber', () => {
  const event = (row: Row, kind: string, minute: number, changed: Row = {}) =>
    backend.insert(admin.caller, 'subscriber_events', {
      id: randomUUID(),
      subscriber_id: row['id'],
      kind,
      captured_at: new Date(Date.now() - 3_600_000 + minute * 60_000).toISOString(),
      ...changed,
    });

  it.each([
    ['in the order of their taps', [1, 2]],
    ['the later tap first', [2, 1]],
  ])('is what was tapped last, whichever arrives first: %s', async (_title, minutes) => {
    const row = await subscriber();
    const kinds = ['unsubscription', 'subscription'];
    for (const minute of minutes) {
      expect(await event(row, kinds[minute - 1] ?? '', minute)).toMatchObject({ status: 201 });
    }
    expect(await stored(row)).toMatchObject({ is_active: true });
  });

  it('undoes nothing that the subscriber has said since', async () => {
    const row = await leaver();
    expect(await event(row, 'subscription', 1)).toMatchObject({ status: 201 });
    expect(await stored(row)).toMatchObject({ is_active: false });
  });

  it('is done once, however often it is sent', async () => {
    const row = await subscriber();
    const id = randomUUID();
    await event(row, 'unsubscription', 1, { id });
    const left = await stored(row);
    expect(await event(row, 'unsubscription', 1, { id })).toMatchObject({ status: 409 });
    expect(await stored(row)).toEqual(left);
  });

  it('deletes them, and says so to whoever comes later', async () => {
    const row = await subscriber();
    expect(await event(row, 'deletion', 1)).toMatchObject({ status: 201 });
    expect(await backend.rows('newsletter_subscribers', `&id=eq.${row['id']}`)).toEqual([]);
    for (const [kind, message] of [
      ['deletion', 'This subscriber is already deleted.'],
      ['subscription', 'This subscriber has been deleted since.'],
    ] as const) {
      expect(await event(row, kind, 2)).toMatchObject({ status: 409, json: { message } });
    }
  });
});

describe('a letter’s link', () => {
  it('contains more than 128 random bits, different for everybody', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 8 }, async () => letters.token(await subscriber())),
    );
    for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it('shows the subscription’s state without changing it, and the address masked', async () => {
    const row = await subscriber();
    const { status, json } = await letters.use(await letters.token(row));
    expect(status).toBe(200);
    expect(json).toMatchObject({
      state: 'active',
      address: expect.stringMatching(/^.•••@e•••\.com$/),
    });
    expect(JSON.stringify(json)).not.toContain('example');
    expect(await stored(row)).toMatchObject({ is_active: true, unsubscribed_at: null });
  });

  it('unsubscribes and resubscribes without signing in, and the row records when', async () => {
    const row = await subscriber();
    const token = await letters.token(row);
    const left = await letters.use(token, false);
    const leftRow = await stored(row);
    expect(left.json).toMatchObject({ state: 'left' });
    expect(leftRow).toMatchObject({ is_active: false, resubscribed_at: null, confirmed_at: null });
    expect(age(leftRow['unsubscribed_at'])).toBeLessThan(60_000);
    expect(age((left.json as Row)['since'])).toBeLessThan(60_000);

    expect((await letters.use(token, true)).json).toMatchObject({ state: 'active' });
    const back = await stored(row);
    expect(back).toMatchObject({ is_active: true, unsubscribed_at: leftRow['unsubscribed_at'] });
    expect(age(back['resubscribed_at'])).toBeLessThan(60_000);
    // Using their own link has confirmed the address.
    expect(age(back['confirmed_at'])).toBeLessThan(60_000);
  });

  it('used twice, keeps the time of the first use', async () => {
    const row = await leaver();
    const once = await stored(row);
    await letters.use(await letters.token(row), false);
    expect(await stored(row)).toEqual(once);
  });

  it('stays the same after leaving and coming back, and ends with the subscriber', async () => {
    const row = await leaver();
    const token = await letters.token(row);
    await subscribe(again(row));
    expect(await letters.token(row)).toBe(token);
    await backend.call(SECRET, 'DELETE', `/rest/v1/newsletter_subscribers?id=eq.${row['id']}`);
    expect(await letters.use(token, true)).toMatchObject({ status: 200, json: null });
  });
});

it('an administrator can deactivate and reactivate a subscriber, and the row records when', async () => {
  const row = await subscriber();
  const set = (is_active: boolean) =>
    backend.call(admin.caller, 'PATCH', `/rest/v1/newsletter_subscribers?id=eq.${row['id']}`, {
      is_active,
    });
  await set(false);
  await set(true);
  const back = await stored(row);
  expect(back).toMatchObject({ is_active: true, pending_since: null, confirmed_at: null });
  expect(age(back['unsubscribed_at'])).toBeLessThan(60_000);
  expect(age(back['resubscribed_at'])).toBeLessThan(60_000);
});

describe('with double opt-in', () => {
  const confirmation = (required: boolean) =>
    backend.call(SECRET, 'POST', '/rest/v1/rpc/set_settings', { confirms_newsletter: required });
  const pendingSince = async (row: Row) => (await stored(row))['pending_since'];
  beforeAll(() => confirmation(true));
  afterAll(() => confirmation(false));

  it('a new subscriber is pending until they accept through their link', async () => {
    const row = await subscriber();
    expect(await stored(row)).toMatchObject({ is_active: false, confirmed_at: null });
    expect(age(await pendingSince(row))).toBeLessThan(60_000);
    expect(await letters.recipients()).not.toContain(row['email']);
    const token = await letters.token(row);
    expect((await letters.use(token)).json).toMatchObject({ state: 'pending' });
    expect((await letters.use(token, true)).json).toMatchObject({ state: 'active' });
    const confirmed = await stored(row);
    expect(confirmed).toMatchObject({
      is_active: true,
      pending_since: null,
      // Nobody has left, so nobody has come back.
      resubscribed_at: null,
      unsubscribed_at: null,
    });
    expect(age(confirmed['confirmed_at'])).toBeLessThan(60_000);
    expect(await letters.recipients()).toContain(row['email']);
  });

  it('somebody who left is brought back only by their own link, not by a stranger', async () => {
    const row = await leaver();
    expect(await subscribe(again(row))).toMatchObject({ outcome: 'stored' });
    expect(await stored(row)).toMatchObject({ is_active: false, resubscribed_at: null });
    await letters.use(await letters.token(row), true);
    expect(age((await stored(row))['resubscribed_at'])).toBeLessThan(60_000);
  });

  it('a link can decline as well', async () => {
    const row = await subscriber();
    expect((await letters.use(await letters.token(row), false)).json).toMatchObject({
      state: 'left',
    });
    expect(age((await stored(row))['unsubscribed_at'])).toBeLessThan(60_000);
  });

  it('a name that a rule refuses is refused for a pending address as for any other', async () => {
    const row = await subscriber();
    const known = await subscribe(again(row, { name: 'x'.repeat(201) }));
    const unknown = await subscribe(
      again(sample('newsletter_subscribers'), { name: 'x'.repeat(201) }),
    );
    expect(known).toMatchObject({ outcome: 'refused', rule: 'newsletter_subscribers_name_length' });
    const said = ({ json }: { json: unknown }) => ({ ...(json as Row), id: '' });
    expect(said(known)).toEqual(said(unknown));
    expect(await stored(row)).toMatchObject({ name: 'Ada' });
  });

  it('subscribing again succeeds, and sends at most one confirmation letter a day', async () => {
    const row = await subscriber();
    const since = await pendingSince(row);
    expect(await subscribe(again(row))).toMatchObject({ outcome: 'stored' });
    expect(await pendingSince(row)).toBe(since);
    await backend.call(SECRET, 'PATCH', `/rest/v1/newsletter_subscribers?id=eq.${row['id']}`, {
      pending_since: new Date(Date.now() - 25 * 3_600_000).toISOString(),
    });
    expect(await subscribe(again(row))).toMatchObject({ outcome: 'stored' });
    expect(age(await pendingSince(row))).toBeLessThan(60_000);
  });
});
