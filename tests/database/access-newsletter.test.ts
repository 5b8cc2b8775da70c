import { describe, expect, test } from 'vitest';
import { ANON, type Caller, SECRET } from './support/backend';
import { lettersOf } from './support/letters';
import { accessScene, expectNothingChanges, path, REFUSED } from './support/scene';

const scene = accessScene();
const VIEWS = ['newsletter_recipients', 'newsletter_unconfirmed'] as const;

describe.each<[string, () => Caller]>([
  ['a visitor', () => ANON],
  ['a signed-in user', () => scene.user.caller],
  ['a former administrator with a valid token', () => scene.formerAdmin.caller],
  ['an administrator', () => scene.admin.caller],
])('%s', (_, caller) => {
  const token = () => lettersOf(scene.backend).token(scene.target.newsletter_subscribers);

  test.each(VIEWS)('cannot read a link from %s, however it is asked', async (view) => {
    const secret = await token();
    for (const query of ['', '?select=id', '?select=link_token', '?link_token=like.*']) {
      const { status, text } = await scene.backend.call(caller(), 'GET', path(view, query));
      expect(REFUSED).toContain(status);
      expect(text).not.toContain(secret);
    }
    const { headers } = await scene.backend.call(caller(), 'HEAD', path(view), undefined, {
      prefer: 'count=exact',
    });
    expect(headers.get('content-range') ?? '*/0').toMatch(/^\*/);
  });

  test.each(VIEWS)('can change nothing through %s', async (view) => {
    const { id, email } = scene.target.newsletter_subscribers;
    await expectNothingChanges(scene, async () => {
      await scene.backend.call(caller(), 'POST', path(view), { email: 'mallory@example.com' });
      await scene.backend.call(caller(), 'PATCH', path(view, `?id=eq.${id}`), { name: 'Mallory' });
      await scene.backend.call(caller(), 'DELETE', path(view, `?email=eq.${email}`));
    });
  });

  test('finds the token in no readable column of the subscriber', async () => {
    const secret = await token();
    for (const table of ['newsletter_subscribers', 'rpc/search_subscribers']) {
      const { text } = await scene.backend.call(caller(), 'GET', path(table));
      expect(text).not.toContain(secret);
    }
    for (const table of ['newsletter_links', 'newsletter_returns', 'newsletter_settings']) {
      const { status } = await scene.backend.call(caller(), 'GET', path(table));
      expect(status).toBe(404);
    }
  });

  test('cannot decide whether addresses have to be confirmed', async () => {
    const { status } = await scene.backend.call(
      caller(),
      'POST',
      path('rpc/set_newsletter_confirmation'),
      { required: true },
    );
    expect(REFUSED).toContain(status);
  });

  test('needs the token to use a link: an id or an address is not enough', async () => {
    const { id, email } = scene.target.newsletter_subscribers;
    await expectNothingChanges(scene, async () => {
      for (const guess of [id, email, '', null, (await token()).slice(1)]) {
        const answer = await lettersOf(scene.backend).use(guess as string, false, caller());
        expect(answer).toMatchObject({ status: 200, json: null });
      }
    });
    expect(await lettersOf(scene.backend).use(await token(), false, caller())).toMatchObject({
      status: 200,
      json: { state: 'left' },
    });
  });

  test('does not unsubscribe by merely reading the link: GET changes nothing', async () => {
    const query = `?subscribed=false&token=${await token()}`;
    await expectNothingChanges(scene, async () => {
      await scene.backend.call(caller(), 'GET', path('rpc/use_newsletter_link', query));
      await scene.backend.call(caller(), 'HEAD', path('rpc/use_newsletter_link', query));
    });
  });
});

test('without a key nothing is answered', async () => {
  const token = await lettersOf(scene.backend).token(scene.target.newsletter_subscribers);
  await expectNothingChanges(scene, async () => {
    expect(await lettersOf(scene.backend).use(token, false, {})).toMatchObject({ status: 401 });
  });
});

test('the secret key can read who gets the letter, with their links', async () => {
  const { json } = await scene.backend.call(SECRET, 'GET', path('newsletter_recipients'));
  expect(json).toMatchObject([
    {
      email: scene.target.newsletter_subscribers['email'],
      link_token: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
});
