import { describe, expect, it } from 'vitest';
import { createUnsubscribe } from './handler.ts';

const TOKEN = 'a1'.repeat(32);
const LINK = `https://project.example/functions/v1/unsubscribe?token=${TOKEN}`;
const ONE_CLICK = {
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
};
const LEFT = { state: 'left', since: '2026-11-22T18:30:00.123+00:00', address: 'a•••@e•••.com' };

/** The handler in front of a database that answers so. */
function open(answer: () => Response = () => Response.json(LEFT)) {
  const asked: Request[] = [];
  const handle = createUnsubscribe({
    siteUrl: 'https://www.example.com',
    restUrl: 'https://project.example/rest/v1',
    key: 'sb_publishable_x',
    async fetch(request) {
      asked.push(request);
      return answer();
    },
  });
  return { asked, ask: (link: string, init?: RequestInit) => handle(new Request(link, init)) };
}

describe('a mail program', () => {
  it('leaves with one POST, and is told since when', async () => {
    const { ask, asked } = open();
    const answer = await ask(LINK, ONE_CLICK);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(
      'You are unsubscribed. You left our newsletter on Sun, 22 Nov 2026 18:30:00 GMT.\n',
    );
    expect(asked.map(({ url }) => url)).toEqual([
      'https://project.example/rest/v1/rpc/use_newsletter_link',
    ]);
    expect(await asked[0]?.json()).toEqual({ token: TOKEN, subscribed: false });
  });

  it('is told that it ended the e-mails about a property, and since when', async () => {
    const answer = await open(() => Response.json({ ...LEFT, property: 'bloom-towers' })).ask(
      LINK,
      ONE_CLICK,
    );
    expect(await answer.text()).toBe(
      'You are unsubscribed. You have had no alerts about this property since Sun, 22 Nov 2026 18:30:00 GMT.\n',
    );
  });

  it('may send the words as multipart, as RFC 8058 has it', async () => {
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect(await open().ask(LINK, { method: 'POST', body })).toMatchObject({ status: 200 });
  });

  it.each([
    ['no words', { method: 'POST' }],
    ['other words', { ...ONE_CLICK, body: 'List-Unsubscribe=Maybe' }],
    ['another form', { ...ONE_CLICK, body: 'token=x' }],
    ['no type', { method: 'POST', body: new Uint8Array([76, 105]) }],
    [
      'the words behind two kilobytes',
      { ...ONE_CLICK, body: `${'x=1&'.repeat(1000)}${ONE_CLICK.body}` },
    ],
  ])('that sends %s changes nothing', async (_, init) => {
    const { ask, asked } = open();
    expect(await ask(LINK, init)).toMatchObject({ status: 400 });
    expect(asked).toEqual([]);
  });

  it('hears that a link is not known, or not whole', async () => {
    const gone = await open(() => Response.json(null)).ask(LINK, ONE_CLICK);
    expect(gone.status).toBe(404);
    for (const link of [LINK.slice(0, -1), LINK.split('?')[0] ?? '', `${LINK}%0d%0aX: 1`]) {
      const { ask, asked } = open();
      expect(await ask(link, ONE_CLICK)).toMatchObject({ status: 400 });
      expect(asked).toEqual([]);
    }
  });

  it.each<[string, () => Response]>([
    ['fails', () => Response.json({ code: '57P03' }, { status: 503 })],
    ['refuses the key', () => Response.json({ message: 'No API key' }, { status: 401 })],
    ['answers with a page', () => new Response('<html>')],
    ['answers with something else', () => Response.json({ state: 'active' })],
    [
      'cannot be reached',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('is asked to come again where the database %s', async (_, answer) => {
    const { status, headers } = await open(answer).ask(LINK, ONE_CLICK);
    expect([status, headers.get('Retry-After')]).toEqual([503, '60']);
  });
});

describe('somebody who opens the link, or a scanner that follows it', () => {
  it.each(['GET', 'HEAD'])('is sent to the page by %s, and changes nothing', async (method) => {
    const { ask, asked } = open();
    const answer = await ask(LINK, { method });
    expect(answer.status).toBe(303);
    // Behind the #: no host's log and no cache gets to see it.
    expect(answer.headers.get('Location')).toBe(`https://www.example.com/unsubscribe#${TOKEN}`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(asked).toEqual([]);
  });

  it('is sent nowhere else, whatever the token says', async () => {
    const link = `${LINK.split('?')[0]}?token=${encodeURIComponent('//evil.example/\r\nX: 1')}`;
    expect((await open().ask(link)).headers.get('Location')).toBe(
      'https://www.example.com/unsubscribe',
    );
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('cannot %s', async (method) => {
    const { status, headers } = await open().ask(LINK, { method });
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});
