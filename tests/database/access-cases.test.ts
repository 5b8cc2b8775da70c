import { describe, expect, test } from 'vitest';
import { ANON, type Caller, OPEN_TABLES, SECRET, sample } from './support/backend';
import { lettersOf } from './support/letters';
import { accessScene, expectNothingChanges, outsidersOf, path } from './support/scene';
import { siteWith } from './support/watching';

// What the table of access can't say; of agents it is in access-agents.test.ts.

const scene = accessScene();

const OUTSIDERS = outsidersOf(scene);
const ADMIN: [string, () => Caller] = ['an administrator', () => scene.admin.caller];

const read = (caller: Caller, target: string, method = 'GET') =>
  scene.backend.call(caller, method, path(target));
const ask = (caller: Caller, name: string, body: object = {}) =>
  scene.backend.call(caller, 'POST', path(`rpc/${name}`), body);

/** Tells the target watcher of a change, and returns the secret in that e-mail's link. */
async function watchersToken(): Promise<string> {
  for (const price of ['₦285M', `₦${Math.random()}`]) {
    const { properties } = siteWith('bloom-towers', { price });
    await ask(SECRET, 'note_property_changes', { site: properties });
  }
  const { json } = await read(SECRET, 'mails_waiting');
  return String((json as { link_token: string }[])[0]?.link_token);
}

describe.each([...OUTSIDERS, ADMIN])('%s', (_, caller) => {
  const token = () => lettersOf(scene.backend).token(scene.target.newsletter_subscribers);

  test.each<[target: string, secret: () => Promise<string>]>([
    ['newsletter_subscribers', token],
    ['rpc/search_subscribers', token],
    ['property_watchers', watchersToken],
  ])('is shown no link beside the rows of %s', async (target, secretOf) => {
    const secret = await secretOf();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect((await read(caller(), target)).text).not.toContain(secret);
  });

  test('needs the token to use a link, not an id or an address, and reading it changes nothing', async () => {
    const { id, email } = scene.target.newsletter_subscribers;
    const secret = await token();
    const { use } = lettersOf(scene.backend);
    await expectNothingChanges(scene, async () => {
      const texts = ['', 'x', "' or true --", '%', 'f'.repeat(64), 'f'.repeat(100_000)];
      for (const guess of [id, email, null, secret.slice(1), ...texts]) {
        for (const subscribed of [undefined, false, true]) {
          const answer = await use(guess as string, subscribed, caller());
          expect(answer).toMatchObject({ status: 200, json: null });
        }
      }
      for (const method of ['GET', 'HEAD']) {
        await read(caller(), `rpc/use_newsletter_link?subscribed=false&token=${secret}`, method);
      }
    });
    expect(await use(secret, false, caller())).toMatchObject({
      status: 200,
      json: { state: 'left' },
    });
  });
});

test('a link to the newsletter is not answered without a key', async () => {
  const { token, use } = lettersOf(scene.backend);
  const secret = await token(scene.target.newsletter_subscribers);
  await expectNothingChanges(scene, async () => {
    expect(await use(secret, false, {})).toMatchObject({ status: 401 });
  });
});

describe('an administrator', () => {
  const idOf = (table: (typeof OPEN_TABLES)[number]) => `?id=eq.${scene.target[table]['id']}`;

  test.each(OPEN_TABLES)('lists %s, and deletes exactly the requested row', async (table) => {
    expect((await read(scene.admin.caller, table)).json).toMatchObject([scene.target[table]]);
    const other = sample(table);
    await scene.backend.submit(ANON, table, other);
    await scene.backend.call(scene.admin.caller, 'DELETE', path(table, idOf(table)));
    expect(await scene.backend.rows(table)).toMatchObject([other]);
  });
});

test('a quick reply is at most 1,000 letters of plain text on one title', async () => {
  const write = (title: string, body: string) =>
    scene.backend.call(scene.admin.caller, 'POST', path('quick_replies'), { title, body });
  for (const [title, body] of [
    ['Directions', 'a'.repeat(1001)],
    ['Directions', ' '],
    ['Two\nlines', 'Hello'],
    ['', 'Hello'],
    ['Directions', '<script>{name}</script>'],
    ['<b>', 'Hello'],
  ] as const) {
    const refused = await write(title, body);
    expect(refused.json).toMatchObject({ message: expect.stringContaining('check constraint') });
  }
  expect(await write('Directions', 'Hello {name}')).toMatchObject({ status: 201 });
});
