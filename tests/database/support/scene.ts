import { isDeepStrictEqual } from 'node:util';
import { beforeAll, beforeEach, expect } from 'vitest';
import {
  type Account,
  ANON,
  type Caller,
  OPEN_TABLES,
  type OpenTable,
  openTestBackend,
  type Row,
  SECRET,
  sample,
  type TestBackend,
} from './backend';

/** The callers of the access tests, and one target row in each table. */
export type Scene = {
  backend: TestBackend;
  user: Account;
  admin: Account;
  /** Was an administrator; the token is still valid. */
  formerAdmin: Account;
  target: Record<OpenTable, Row>;
  /** Empties the tables, and stores a target in each. */
  reset(): Promise<void>;
};

const ROOMY = 1_000_000;

/**
 * Sets the scene up for a file's tests; before each test, every table contains only its target.
 * @param furnish stores what else stands in them
 */
export function accessScene(furnish: (scene: Scene) => unknown = () => undefined): Scene {
  const scene = { reset } as Scene;

  beforeAll(async () => {
    const backend = await openTestBackend();
    await backend.limit(ROOMY, ROOMY);
    scene.backend = backend;
    scene.user = await backend.signUp();
    scene.admin = await backend.signUpAdmin();
    scene.formerAdmin = await backend.signUpAdmin();
    await backend.call(SECRET, 'DELETE', `/rest/v1/user_roles?user_id=eq.${scene.formerAdmin.id}`);
  });

  beforeEach(reset);
  return scene;

  async function reset() {
    scene.target = {
      contacts: sample('contacts'),
      leads: sample('leads'),
      newsletter_subscribers: sample('newsletter_subscribers'),
      property_watchers: sample('property_watchers'),
    };
    for (const table of OPEN_TABLES) {
      await scene.backend.sql(`delete from public.${table}`);
      await scene.backend.submit(ANON, table, scene.target[table]);
    }
    await furnish(scene);
  }
}

/** Requests, by a name for the failure. */
export type Requests = Record<string, () => Promise<unknown>>;

/** The same of each of these requests, which are compared one by one only if something has changed. */
export async function expectNoneChangesAnything(scene: Scene, requests: Requests): Promise<void> {
  const before = await scene.backend.snapshot();
  for (const request of Object.values(requests)) await request();
  if (isDeepStrictEqual(await scene.backend.snapshot(), before)) return;
  for (const [name, request] of Object.entries(requests)) {
    await restoreRoles(scene);
    await scene.reset();
    const rows = await scene.backend.snapshot();
    await request();
    expect(await scene.backend.snapshot(), name).toEqual(rows);
  }
  expect.unreachable('Only several of these requests together change something.');
}

/** Judged by effect: whatever the response was, the rows are the same. */
export async function expectNothingChanges(
  { backend }: Scene,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = await backend.snapshot();
  await work();
  expect(await backend.snapshot()).toEqual(before);
}

/** Nobody but the administrator is one, whatever a request has made of it. */
async function restoreRoles({ backend, user, admin, formerAdmin }: Scene): Promise<void> {
  const others = `?user_id=in.(${user.id},${formerAdmin.id})`;
  await backend.call(SECRET, 'DELETE', path('user_roles', others));
  const role = { user_id: admin.id, role: 'admin' };
  const prefer = 'resolution=ignore-duplicates';
  await backend.call(SECRET, 'POST', path('user_roles'), role, { prefer });
}

/** Those who can send what forms send, and no more. */
export const outsidersOf = (scene: Scene): [string, () => Caller][] => [
  ['a visitor', () => ANON],
  ['a signed-in user', () => scene.user.caller],
  ['a former administrator with a valid token', () => scene.formerAdmin.caller],
];

export const path = (table: string, query = '') => `/rest/v1/${table}${query}`;

/** A visitor gets 401, a signed-in user 403. */
export const REFUSED = [401, 403];
