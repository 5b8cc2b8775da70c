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

/** Who takes part in the access tests, and one stored row in each table by which the cases aim. */
export type Scene = {
  backend: TestBackend;
  user: Account;
  admin: Account;
  /** Was an administrator; the token is still valid. */
  formerAdmin: Account;
  target: Record<OpenTable, Row>;
};

const ROOMY = 1_000_000;

/** Sets the scene up for the tests of a file; before each, every table holds its target and nothing else. */
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
    };
    for (const table of OPEN_TABLES) {
      await scene.backend.call(SECRET, 'DELETE', `/rest/v1/${table}?id=not.is.null`);
      await scene.backend.submit(ANON, table, scene.target[table]);
    }
  });
  return scene;
}

/** Judged by effect: whatever the answer was, the tables hold what they held. */
export async function expectNothingChanges(
  { backend }: Scene,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = await backend.snapshot();
  await work();
  expect(await backend.snapshot()).toEqual(before);
}

export const path = (table: string, query = '') => `/rest/v1/${table}${query}`;

/** A visitor is told 401, a signed-in user 403. */
export const REFUSED = [401, 403];
