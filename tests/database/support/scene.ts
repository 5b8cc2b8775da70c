import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import {
  type Account,
  ANON,
  BOOT_TIMEOUT_MS,
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
};

const ROOMY = 1_000_000;

/** Sets the scene up for a file's tests; before each test, every table contains only its target. */
export function accessScene(): Scene {
  const scene = {} as Scene;

  beforeAll(async () => {
    const backend = await openTestBackend();
    await backend.limit(ROOMY, ROOMY);
    scene.backend = backend;
    scene.user = await backend.signUp();
    scene.admin = await backend.signUpAdmin();
    scene.formerAdmin = await backend.signUpAdmin();
    await backend.call(SECRET, 'DELETE', `/rest/v1/user_roles?user_id=eq.${scene.formerAdmin.id}`);
  }, BOOT_TIMEOUT_MS);
  afterAll(() => scene.backend.close());

  beforeEach(async () => {
    scene.target = {
      contacts: sample('contacts'),
      leads: sample('leads'),
      newsletter_subscribers: sample('newsletter_subscribers'),
      property_watchers: sample('property_watchers'),
    };
    for (const table of OPEN_TABLES) {
      await scene.backend.call(SECRET, 'DELETE', `/rest/v1/${table}?id=not.is.null`);
      await scene.backend.submit(ANON, table, scene.target[table]);
    }
  });
  return scene;
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

export const path = (table: string, query = '') => `/rest/v1/${table}${query}`;

/** A visitor gets 401, a signed-in user 403. */
export const REFUSED = [401, 403];
