import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestBackend, type Row, sample } from './support/backend';
import { watchingOf } from './support/watching';

let watching: ReturnType<typeof watchingOf>;
const backend = await openTestBackend();
await backend.limit(1_000_000, 1_000_000);
beforeEach(() => {
  watching = watchingOf(backend);
});

/** Somebody who asked, was told, and has the link of that e-mail. */
async function told() {
  const row = await watching.watcher();
  await watching.watchers().notice();
  await watching.change('₦300M');
  const [mail] = await watching.waiting();
  if (!mail) throw new Error('Nobody was told.');
  return { row, token: mail.link_token };
}

describe('a request to be told of a property', () => {
  it('is stored once, and a replay of it, or of another one, is one', async () => {
    const row = await watching.watcher();
    const another = watching.again(row);
    expect(await watching.watch(row)).toMatchObject({ outcome: 'delivered' });
    expect(await watching.watch(another)).toMatchObject({ outcome: 'stored' });
    expect(await watching.watch(another)).toMatchObject({ outcome: 'delivered' });
    expect(await watching.rows()).toHaveLength(1);
  });

  it('is stored once even after twenty simultaneous taps, and asks once', async () => {
    const row: Row = { ...sample('property_watchers'), property_slug: watching.slug };
    const taps = Array.from({ length: 20 }, () => watching.again(row));
    const answers = await Promise.all(taps.map(watching.watch));
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['stored']));
    expect(await watching.rows()).toHaveLength(1);
    expect(await watching.questions()).toHaveLength(1);
  });

  it('is another one for another property', async () => {
    const row = await watching.watcher();
    const other: Row = { ...watching.again(row), property_slug: `${watching.slug}-2` };
    expect(await watching.watch(other)).toMatchObject({ outcome: 'stored' });
    expect(await backend.rows('property_watchers', `&id=eq.${other['id']}`)).toHaveLength(1);
  });

  it.each<[string, () => Promise<Row>]>([
    ['told already', () => watching.watcher()],
    ['asked already', async () => (await watching.asked()).row],
    [
      'asked about five already',
      async () => {
        const row: Row = { ...sample('property_watchers') };
        for (let n = 0; n < 5; n += 1) {
          await watching.watch({
            ...watching.again(row),
            property_slug: `${watching.slug}-a-${n}`,
          });
        }
        return row;
      },
    ],
    [
      'that left',
      async () => {
        const { row, token } = await watching.asked();
        await watching.use(token, false);
        return row;
      },
    ],
  ])(
    'for an address %s is answered as for a new one, whatever a stranger sends',
    async (_, known) => {
      const answers = async (email: unknown) => {
        const whole = { id: randomUUID(), email, property_slug: watching.slug };
        const seen: unknown[] = [];
        const bodies: Row[] = [
          whole,
          whole,
          { ...whole, property_slug: `${watching.slug}-2` },
          { ...whole, email: null },
          { ...whole, email: 'somebody@else.example' },
          { ...whole, id: randomUUID() },
          { email, property_slug: watching.slug },
          { ...whole, id: null },
          { ...whole, id: 'nonsense' },
          { ...whole, id: randomUUID(), captured_at: '2021-01-01T00:00:00Z' },
          { ...whole, id: randomUUID(), p256dh: 'x' },
          { ...whole, id: randomUUID(), property_slug: 'No slug' },
          { ...whole, id: randomUUID(), property_slug: 'x'.repeat(61) },
          { ...whole, id: randomUUID(), property_slug: null },
          ...[1, 2, 3, 4, 5].map((n) => ({
            ...whole,
            id: randomUUID(),
            property_slug: `${watching.slug}-b-${n}`,
          })),
          whole,
        ];
        for (const body of bodies) {
          const { status, json } = await watching.watch(body);
          // What it quotes of the sender's own row differs, and so does an id of the database's own.
          const id = Object(json).id === body['id'];
          seen.push([status, { ...Object(json), details: null, id }]);
        }
        return seen;
      };
      const { email } = await known();
      expect(await answers(email)).toEqual(await answers(`${randomUUID()}@example.com`));
    },
  );
});

describe('an address', () => {
  it('is told nothing before it says yes, and gets what changes after that', async () => {
    const { row, token } = await watching.asked();
    await watching.watchers().notice();
    expect(await watching.change('₦300M')).toMatchObject([{ mails: 0 }]);
    expect((await watching.use(token)).json).toMatchObject({ state: 'pending' });
    expect((await watching.rows())[0]).toMatchObject({ confirmed_at: null });
    for (let tap = 0; tap < 2; tap += 1) {
      expect((await watching.use(token, true)).json).toMatchObject({ state: 'active' });
    }
    expect(await watching.questions()).toEqual([]);
    expect(await watching.change('₦310M')).toMatchObject([{ mails: 1 }]);
    expect(await watching.waiting()).toMatchObject([{ email: row['email'] }]);
  });

  it('that says no is asked and told nothing', async () => {
    const { token } = await watching.asked();
    await watching.watchers().notice();
    expect((await watching.use(token, false)).json).toMatchObject({ state: 'left' });
    expect(await watching.questions()).toEqual([]);
    expect(await watching.change('₦300M')).toMatchObject([{ mails: 0 }]);
  });

  it('may confirm with the link of an older request', async () => {
    const { row, token } = await watching.asked();
    await watching.use(token, false);
    await watching.watch(watching.again(row));
    expect((await watching.use(token)).json).toMatchObject({ state: 'pending' });
    expect((await watching.use(token, true)).json).toMatchObject({ state: 'active' });
  });

  it('is asked about five properties at most: what the site shows, and the latest', async () => {
    const row: Row = { ...sample('property_watchers'), property_slug: watching.slug };
    await watching.watchers().notice();
    await watching.watch(row);
    for (let n = 0; n < 8; n += 1) {
      const other = { ...watching.again(row), property_slug: `${watching.slug}-${n}` };
      expect(await watching.watch(other)).toMatchObject({ outcome: 'stored' });
    }
    const filter = `&email=eq.${row['email']}&unsubscribed_at=is.null`;
    const rows = await backend.rows('property_watchers', filter);
    expect(rows.map(({ property_slug }) => property_slug).sort()).toEqual([
      watching.slug,
      ...[4, 5, 6, 7].map((n) => `${watching.slug}-${n}`),
    ]);
  });
});

describe('the link in an e-mail', () => {
  it('says how its watcher stands, with the address masked, and changes nothing when opened', async () => {
    const { token } = await told();
    const before = await watching.rows();
    const { json } = await watching.use(token);
    expect(json).toMatchObject({ state: 'active', property: watching.slug });
    expect(json).toMatchObject({ address: expect.stringMatching(/^.•••@e•••\.com$/) });
    expect(await watching.rows()).toEqual(before);
  });

  it('ends it, and what was queued is not sent', async () => {
    const { token } = await told();
    const left = await watching.use(token, false);
    expect(left.json).toMatchObject({ state: 'left' });
    expect(await watching.waiting()).toEqual([]);
    expect(await watching.use(token, false)).toMatchObject({ json: left.json });
    expect(await watching.change('₦310M')).toMatchObject([{ mails: 0 }]);
  });

  it('ends it by one POST of a mail program, which hears what ended', async () => {
    const { token } = await told();
    const link = new URL(`/functions/v1/unsubscribe?token=${token}`, backend.access.siteUrl);
    const answer = await backend.access.fetch(
      new Request(link, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    );
    expect(await answer.text()).toMatch(/^You are unsubscribed\. You have had no alerts/);
    expect((await watching.rows()).map((row) => row['unsubscribed_at'])).not.toContain(null);
  });

  it('brings its watcher back', async () => {
    const { token } = await told();
    await watching.use(token, false);
    expect((await watching.use(token, true)).json).toMatchObject({ state: 'active' });
    expect(await watching.change('₦310M')).toMatchObject([{ mails: 1 }]);
  });

  it('of before somebody left and asked again ends that as well, and doubles nothing', async () => {
    const { row, token } = await told();
    await watching.use(token, false);
    expect(await watching.watch(watching.again(row))).toMatchObject({ outcome: 'stored' });
    expect((await watching.use(token, true)).json).toMatchObject({ state: 'active' });
    expect(await watching.change('₦310M')).toMatchObject([{ mails: 1 }]);
    expect((await watching.use(token, false)).json).toMatchObject({ state: 'left' });
    expect(await watching.change('₦320M')).toMatchObject([{ mails: 0 }]);
  });
});

it('somebody who left is not brought back by a late replay', async () => {
  const { row, token } = await told();
  await watching.use(token, false);
  expect(await watching.watch(row)).toMatchObject({ outcome: 'delivered' });
  expect((await watching.use(token)).json).toMatchObject({ state: 'left' });
});

describe('a release', () => {
  it('tells nobody of what is seen for the first time', async () => {
    await watching.watcher();
    expect(await watching.watchers().notice()).toEqual([]);
    expect(await watching.waiting()).toEqual([]);
  });

  it('queues one e-mail for each watcher with all that changed, and a second run none', async () => {
    await watching.watcher();
    await watching.watcher();
    await watching.watchers().notice();
    const next = watching.watchers({ price: '₦300M', papers: 'Survey: Shown' });
    expect(await next.notice()).toEqual([
      { slug: watching.slug, topics: ['price', 'papers'], mails: 2 },
    ]);
    for (let again = 0; again < 2; again++) expect(await next.notice()).toEqual([]);
    const mails = await watching.waiting();
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map((mail) => mail.link_token)).size).toBe(2);
    expect(mails[0]).toMatchObject({
      title: 'Bloom Towers',
      topics: [
        { topic: 'price', before: 'As before', after: '₦300M' },
        { topic: 'papers', before: 'As before', after: 'Survey: Shown' },
      ],
    });
  });

  it('that is noticed by two runs at once queues each e-mail once', async () => {
    await watching.watcher();
    await watching.watchers().notice();
    const next = watching.watchers({ price: '₦300M' });
    const noticed = await Promise.all([next.notice(), next.notice(), next.notice()]);
    expect(noticed.flat()).toHaveLength(1);
    expect(await watching.waiting()).toHaveLength(1);
  });

  it('that takes a price back is another change', async () => {
    await watching.watcher();
    await watching.watchers().notice();
    for (const price of ['₦300M', 'As before', '₦300M']) {
      expect(await watching.change(price)).toMatchObject([{ mails: 1 }]);
    }
  });
});
