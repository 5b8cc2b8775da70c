import { describe, expect, test } from 'vitest';
import { ANON, type Caller, OPEN_TABLES, SECRET } from './support/backend';
import { accessScene, expectNothingChanges, path, REFUSED } from './support/scene';

const scene = accessScene();
const who = () => String(scene.target.leads['email']);
const call = (caller: Caller, name: string, body: object) =>
  scene.backend.call(caller, 'POST', path(`rpc/${name}`), body);

describe.each<[string, () => Caller]>([
  ['a visitor', () => ANON],
  ['a signed-in user', () => scene.user.caller],
  ['a former administrator with a valid token', () => scene.formerAdmin.caller],
  ['the secret key, which is nobody’s name for the record,', () => SECRET],
])('%s', (_, caller) => {
  test('can neither find nor erase a person', async () => {
    await expectNothingChanges(scene, async () => {
      for (const [name, body] of [
        ['find_person', { who: who() }],
        ['erase_person', { who: who(), expected: 1 }],
      ] as const) {
        const { status, text } = await call(caller(), name, body);
        expect(REFUSED).toContain(status);
        expect(text).not.toContain('example.com');
      }
    });
  });
});

test('an administrator finds and erases a person, and nobody else’s rows', async () => {
  const { admin, backend, target } = scene;
  const found = await call(admin.caller, 'find_person', { who: who() });
  expect(found.json).toEqual({
    contacts: 0,
    leads: 1,
    newsletter_subscribers: 0,
    property_watchers: 0,
  });
  const stale = await call(admin.caller, 'erase_person', { who: who(), expected: 2 });
  expect(stale.status).toBe(409);
  const erased = await call(admin.caller, 'erase_person', { who: who(), expected: 1 });
  expect(erased).toMatchObject({
    status: 200,
    json: {
      contacts: [],
      leads: [target.leads['id']],
      newsletter_subscribers: [],
      property_watchers: [],
    },
  });
  const left = await Promise.all(OPEN_TABLES.map((table) => backend.rows(table)));
  expect(left.map((rows) => rows.length)).toEqual([1, 0, 1, 1]);
});

test.each([
  ['a visitor', () => ANON],
  ['a signed-in user', () => scene.user.caller],
  ['a former administrator', () => scene.formerAdmin.caller],
  ['an administrator', () => scene.admin.caller],
] as [string, () => Caller][])('%s cannot trigger retention', async (_, caller) => {
  expect(REFUSED).toContain((await call(caller(), 'run_retention', {})).status);
});

test('only administrators and the secret key can see whether retention is late', async () => {
  for (const caller of [ANON, scene.user.caller, scene.formerAdmin.caller]) {
    expect(REFUSED).toContain((await call(caller, 'retention_health', {})).status);
  }
  expect((await call(SECRET, 'run_retention', {})).json).toEqual({ erased: 0, more: false });
  for (const caller of [scene.admin.caller, SECRET]) {
    const { status, json } = await call(caller, 'retention_health', {});
    expect(status).toBe(200);
    expect(json).toContainEqual({
      job: 'contacts',
      last_run_at: expect.any(String),
      late_since: null,
    });
  }
});

test.each(['private.retention_runs', 'retention_runs', 'erasures', 'personal_tables', 'retention'])(
  '%s is unreachable through the API',
  async (table) => {
    for (const caller of [ANON, scene.user.caller, scene.admin.caller, SECRET]) {
      const { status } = await scene.backend.call(caller, 'GET', path(table));
      expect(status).toBeGreaterThanOrEqual(400);
    }
  },
);
