import { expect, it, vi } from 'vitest';
import { createDatabase } from '../doubles/database';
import { invite, removeMember, TeamError } from './members';

const CODE = '10000000-0000-4000-8000-000000000001';
const linkOf = (code: string) => `https://site.example/auth?invitation=${code}`;

/** A database that invites, and an account server with a preset answer. */
function opened(hasAccount: boolean, answer: () => Promise<Response>) {
  const post = vi.fn((_path: string, _init: { body?: object }) => answer());
  const database = createDatabase(() => Response.json({ code: CODE, has_account: hasAccount }));
  return { client: { database, post }, post };
}

const ada = { email: 'ada@example.com', role: 'agent' } as const;
const said = (error: unknown) => (error instanceof TeamError ? error.answer : error);

it.each([
  ['signup', false, ['email', 'password']],
  ['recover', true, ['email']],
])('an invitation is the message of a %s, and its link holds the code', async (path, has, keys) => {
  const { client, post } = opened(has, async () => Response.json({}));
  await invite(client, ada, linkOf);
  const [[asked = '', init] = []] = post.mock.calls;
  const [action, query] = asked.split('?');
  expect(action).toBe(path);
  expect(new URLSearchParams(query).get('redirect_to')).toBe(linkOf(CODE));
  expect(Object.keys(init?.body ?? {})).toEqual(keys);
});

it('nobody knows the password of an account that an invitation makes', async () => {
  const { client, post } = opened(false, async () => Response.json({}));
  await invite(client, ada, linkOf);
  await invite(client, ada, linkOf);
  const passwords = post.mock.calls.map(([, { body }]) => Reflect.get(body ?? {}, 'password'));
  expect(new Set(passwords).size).toBe(2);
  for (const password of passwords) {
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^\w]).{36,72}$/);
  }
});

it.each<[string, () => Promise<Response>, string]>([
  ['too soon', async () => Response.json({}, { status: 429 }), 'Wait a minute'],
  [
    'refused',
    async () => Response.json({ msg: 'Signups not allowed for this instance' }, { status: 422 }),
    'Signups not allowed for this instance.',
  ],
  ['a proxy’s page', async () => new Response('<p>', { status: 502 }), 'answered 502'],
  ['offline', () => Promise.reject(new TypeError('Failed to fetch')), 'can’t be reached'],
])('says that they are invited, but no message was sent: %s', async (_, answer, why) => {
  const { client } = opened(false, answer);
  const error = await invite(client, ada, linkOf).catch(said);
  expect(error).toEqual({ kind: 'refused', message: expect.stringContaining(why) });
  expect(error).toMatchObject({ message: expect.stringContaining('They are invited') });
});

it('the database’s refusal is told in its own words', async () => {
  const database = createDatabase(() =>
    Response.json(
      { code: 'PT409', message: 'This is the last administrator.', hint: 'Make another first.' },
      { status: 409 },
    ),
  );
  expect(await removeMember({ database }, ada.email).catch(said)).toEqual({
    kind: 'refused',
    message: 'This is the last administrator. Make another first.',
  });
});
