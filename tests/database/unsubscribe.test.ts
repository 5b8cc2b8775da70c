import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ANON, openTestBackend, type Row, sample } from './support/backend';
import { lettersOf } from './support/letters';

let row: Row;
let link: string;
const backend = await openTestBackend();
afterAll(() => backend.close());
beforeEach(async () => {
  row = sample('newsletter_subscribers');
  await backend.submit(ANON, 'newsletter_subscribers', row);
  const token = await lettersOf(backend).token(row);
  link = `${backend.access.siteUrl}/functions/v1/unsubscribe?token=${token}`;
});

const stored = async () =>
  (await backend.rows('newsletter_subscribers', `&id=eq.${row['id']}`))[0] ?? {};
const ask = (init?: RequestInit) => backend.access.fetch(new Request(link, init));
/** As `curl -d` and mail programs send it: only with a content type. */
const oneClick = () =>
  ask({
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

describe('the address in the List-Unsubscribe header', () => {
  it('accepts one POST without key, cookie or session, and the row records when', async () => {
    const answer = await oneClick();
    expect(answer.status).toBe(200);
    const { is_active, unsubscribed_at } = await stored();
    const since = Date.parse(String(unsubscribed_at));
    expect(is_active).toBe(false);
    expect(Date.now() - since).toBeLessThan(60_000);
    expect(await answer.text()).toBe(
      `You are unsubscribed. You left our newsletter on ${new Date(since).toUTCString()}.\n`,
    );
  });

  it('responds to a second one in the same way, with the same time', async () => {
    const first = await (await oneClick()).text();
    const before = await stored();
    expect(await (await oneClick()).text()).toBe(first);
    expect(await stored()).toEqual(before);
  });

  it('redirects a person to the page, and unsubscribes nobody by being opened', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask({ method });
      expect(status).toBe(303);
      expect(new URL(headers.get('Location') ?? '').pathname).toBe('/unsubscribe');
    }
    expect(await stored()).toMatchObject({ is_active: true, unsubscribed_at: null });
  });
});
